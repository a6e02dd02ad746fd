import { carMessages } from '#locales/car.ts';
import type { CarSummary } from '../model/car/car.ts';

/** ['Used', '2024', '18,400 km', 'Petrol', 'Automatic'], without what is not stated. */
export function describeKeyFacts({
  condition,
  year,
  mileage,
  fuel,
  transmission,
}: CarSummary): readonly string[] {
  return [
    carMessages.conditions[condition],
    year && String(year),
    mileage !== null && carMessages.kilometres(mileage),
    fuel && carMessages.fuels[fuel],
    transmission && carMessages.transmissions[transmission],
  ].flatMap((fact) => fact || []);
}
