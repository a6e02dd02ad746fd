import { carMessages } from '../../locales/ar/car.ts';
import { carFactMessages } from '../../locales/ar/carFacts.ts';
import { colorMessages } from '../../locales/ar/colors.ts';
import { formatArabicCount, formatArabicMonth } from '../../locales/arabicFormats.ts';
import type { Car } from '../../model/car/car.ts';
import type { Location } from '../../model/car/location.ts';

const { names } = carFactMessages;

type Fact = readonly [name: string, value: string];

/** The key facts of a car in Arabic; facts that are not stored are left out. */
export function describeFacts(car: Car): readonly Fact[] {
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [names.condition, carMessages.conditions[car.condition]],
    [names.mileage, car.mileage === null ? null : carMessages.kilometres(car.mileage)],
    [names.fuel, car.fuel && carMessages.fuels[car.fuel]],
    [names.transmission, car.transmission && carMessages.transmissions[car.transmission]],
    [names.body, car.body && carMessages.bodies[car.body]],
    [names.power, car.power === null ? null : formatArabicCount(car.power, carMessages.horsepower)],
    [names.engine, car.engine === null ? null : carMessages.cubicCentimetres(car.engine)],
    [names.color, car.colorCode ? colorMessages.names[car.colorCode] : car.color || car.colorName],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}

/** Where a car is that is not in the showroom, and when it arrives. */
export function describePlace(location: Location | null): string | null {
  if (!location || location.place === 'showroom') return null;
  const { places, expected } = carMessages;
  const place = places[location.place];
  return location.arrival ? expected(place, formatArabicMonth(location.arrival)) : place;
}
