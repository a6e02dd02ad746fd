import type { Car } from '../../model/car/car.ts';
import { Calculator } from '../finance/Calculator.tsx';
import { MonthlyInquiry } from '../inquiry/MonthlyInquiry.tsx';

/** Loaded when the lowest instalment of a car is opened. */
export function CarCalculator({ car }: { readonly car: Car }) {
  return <Calculator car={car} Ask={MonthlyInquiry} />;
}
