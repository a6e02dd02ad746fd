import { carTitle } from '../../locales/carTitle.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, equipmentLists } from '../../model/car/car.ts';

/** Selects the font size in print, so that the text fits on one page. */
export type AmountOfText = 'usual' | 'long' | 'longer' | 'longest';

/** Characters per printed line at the second font size, across the page. */
const lineLength = 150;

export function amountOfCar(car: Car, price: PriceText | null): AmountOfText {
  const equipment = equipmentLists.map((list) => linesOfList(car[list]));
  const description = linesOf(car.description.split('\n'), lineLength);
  const title = 2 * linesOf([carTitle(car)], 30);
  const lines = sum([...equipment, description, title, price?.rows.length ?? 0, car.location ? 1 : 0]);
  if (lines <= 26) return 'usual';
  if (lines <= 42) return 'long';
  return lines <= 53 ? 'longer' : 'longest';
}

/** Printed in three columns below a heading. */
function linesOfList(list: readonly string[]): number {
  return list.length && Math.ceil(linesOf(list, 42) / 3) + 3;
}

/** Of cars side by side. */
export function amountOfComparison(cars: readonly Car[]): AmountOfText {
  const column = lineLength / cars.length;
  const lines = sum(equipmentLists.map((list) => Math.max(...cars.map((car) => linesOf(car[list], column)))));
  if (lines <= 22) return 'usual';
  return lines <= 40 ? 'long' : 'longest';
}

/** @param length characters per printed line */
function linesOf(texts: readonly string[], length: number): number {
  return sum(texts.map((text) => Math.ceil(text.length / length)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
