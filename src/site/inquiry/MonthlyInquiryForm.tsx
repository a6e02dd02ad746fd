import { financeMessages } from '#locales/finance.ts';
import { carTitleWithYear } from '../../locales/carTitle.ts';
import type { Car } from '../../model/car/car.ts';
import { askedCars } from '../../model/inquiry/inquiry.ts';
import { CarLine } from './CarLine.tsx';
import { InquiryForm } from './InquiryForm.tsx';

interface Props {
  readonly subject: string;
  readonly car: Car;
  readonly enclosed: string;
  readonly onDone: () => void;
}

export function MonthlyInquiryForm({ subject, car, enclosed, onDone }: Props) {
  return (
    <>
      <CarLine car={car} />
      <InquiryForm
        subject={subject}
        car={carTitleWithYear(car)}
        message={financeMessages.inquiry}
        enclosed={enclosed}
        asked={askedCars([car])}
        onDone={onDone}
      />
    </>
  );
}
