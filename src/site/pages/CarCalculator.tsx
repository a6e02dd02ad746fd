import { financeMessages } from '#locales/finance.ts';
import { paths } from '../../config/paths.ts';
import type { Car } from '../../model/car/car.ts';
import { type AskProps, Calculator } from '../finance/Calculator.tsx';
import { FormButton } from '../inquiry/InquiryButton.tsx';

export { describeMonthly } from '../finance/describeMonthly.ts';

/** Loaded when the lowest instalment of a car is opened, or has changed since the page was built. */
export function CarCalculator({ car }: { readonly car: Car }) {
  return <Calculator car={car} Ask={Ask} />;
}

function Ask({ car, enclosed }: AskProps) {
  const subject = `${paths.car(car.id)}#monthly`;
  return (
    <FormButton
      car={car}
      title={financeMessages.ask}
      about={{ subject, message: financeMessages.inquiry, enclosed }}
    >
      {financeMessages.ask}
    </FormButton>
  );
}
