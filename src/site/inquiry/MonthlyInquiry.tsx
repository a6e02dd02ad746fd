import { lazy } from 'react';
import { financeMessages as messages } from '#locales/finance.ts';
import { paths } from '../../config/paths.ts';
import type { Car } from '../../model/car/car.ts';
import { InquiryDialog } from './InquiryDialog.tsx';

const MonthlyInquiryForm = lazy(() =>
  import('./MonthlyInquiryForm.tsx').then((module) => ({ default: module.MonthlyInquiryForm })),
);

interface Props {
  readonly car: Car;
  /** The instalments in words, sent with the message. */
  readonly enclosed: string;
}

/** Opens an inquiry about a car to pay by the month. */
export function MonthlyInquiry({ car, enclosed }: Props) {
  const subject = `${paths.car(car.id)}#monthly`;
  return (
    <InquiryDialog subject={subject} text={messages.ask} title={messages.ask}>
      {(close) => <MonthlyInquiryForm subject={subject} car={car} enclosed={enclosed} onDone={close} />}
    </InquiryDialog>
  );
}
