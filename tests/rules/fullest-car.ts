/** A car with every field at its limit, which must stay within the rules' limit of expressions. */

import { priceLineCodes } from '../../src/model/car/priceLines.ts';
import type { Fields } from '../support/wire.ts';
import { car, textOf } from './samples.ts';

/** Equipment lists in the car's own language. */
export const lists = ['Engine_Specs', 'Exterior', 'Interior', 'Special_Features'];

/** `count` items with `length` characters in total, including line feeds. */
export function lines(count: number, length: number): readonly string[] {
  const last = length - (count - 1) * 2;
  return [...Array.from({ length: count - 1 }, () => 'x'), textOf(last)];
}

const longestTexts = {
  Trim: textOf(80),
  Description: textOf(10_000),
  ...Object.fromEntries(lists.map((list) => [list, lines(100, 20_000)])),
};

const longestImages = lines(40, 20_000);

/** Needs SoldAt and the audit fields by transforms. */
export const fullestCar: Fields = {
  ...car,
  ...longestTexts,
  ...{ Name: textOf(100), Model: textOf(150), Condition: textOf(40), Price: '999,999,999,999,99.50 EGP' },
  ...{ Img: textOf(1500), Images: longestImages, Featured: true, Hidden: true },
  ...{ Inspected: '2026-11-20 57 2 1', Status: 'sold', Mileage: 2_000_000, Fuel: 'plug-in-hybrid' },
  ...{ Transmission: 'automatic', Body: 'convertible', Origin: 'DE', Location: 'transit 2027-01' },
  ...{ Color: textOf(60), Color_Name: textOf(60), Power: 3000, Engine: 20_000 },
  Price_Lines: {
    until: '2026-12-31',
    lines: Object.fromEntries(priceLineCodes.map((code) => [code, 'included 99999999999'])),
  },
  Video: 'https://vimeo.com/999999999999/0123456789abcdef0123',
  VIN: 'WBA21EU0309T48217',
  Picture_Groups: longestImages.map((image) => `inside ${image}`),
  // The rules check numbers last.
  Production_Year: 2099,
  Translations: { de: longestTexts, ar: longestTexts },
};

export const soldNow = { fieldPath: 'SoldAt', setToServerValue: 'REQUEST_TIME' };

/** Only a change stores since when a price applies, and the one before. Needs `timesNow` and the audit fields. */
export const fullestChange: Fields = { ...fullestCar, Price: '3,449,999.50 EGP', Price_Before: car.Price };

export const timesNow = [soldNow, { fieldPath: 'Price_Since', setToServerValue: 'REQUEST_TIME' }];
