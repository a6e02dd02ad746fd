import type { Condition, Status } from '../../model/car/car.ts';
import type { Body, Fuel, Transmission } from '../../model/car/carFacts.ts';
import type { Place } from '../../model/car/location.ts';
import { formatNumber } from '../formats.ts';

/** Shown wherever a car is: cards, its own page, the comparison. */
export const carMessages = {
  /** Where neither brand nor model is stored. */
  unnamed: 'Unnamed car',
  conditions: { new: 'New', used: 'Used' } satisfies Record<Condition, string>,
  statuses: { available: 'Available', reserved: 'Reserved', sold: 'Sold' } satisfies Record<Status, string>,
  /** Where a car is. */
  places: {
    showroom: 'In our Cairo showroom',
    transit: 'On its way to Egypt',
    europe: 'In Europe',
    order: 'To order',
  } satisfies Record<Place, string>,
  /** @param month such as 'January 2027' */
  expected: (place: string, month: string) => `${place}, expected ${month}`,
  priceOnRequest: 'Price on request',
  /** On a card, of a car with an inspection report. */
  inspected: 'Inspected',
  isNew: 'New in stock',
  /** Read by screen readers before the price that was lowered. */
  priceBefore: 'before:',
  /** A price that was lowered. */
  lessSince: (amount: string, day: string) => `${amount} less since ${day}`,
  fuels: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    electric: 'Electric',
  } satisfies Record<Fuel, string>,
  transmissions: { automatic: 'Automatic', manual: 'Manual' } satisfies Record<Transmission, string>,
  bodies: {
    saloon: 'Saloon',
    estate: 'Estate',
    hatchback: 'Hatchback',
    suv: 'SUV',
    coupe: 'Coupé',
    convertible: 'Convertible',
    van: 'Van',
    'pick-up': 'Pick-up',
  } satisfies Record<Body, string>,
  kilometres: (number: number) => `${formatNumber(number)} km`,
  horsepower: { other: '# hp' },
  /** In the units that are usual in the language. @param text in horsepower */
  power: (_horsepower: number, text: string) => text,
  cubicCentimetres: (number: number) => `${formatNumber(number)} cc`,
} as const;
