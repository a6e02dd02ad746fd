import { carTitle } from '../../locales/carTitle.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, equipmentLists } from '../../model/car/car.ts';

/** Selects a font size with which the car fits on one printed page. */
export function amountOfText(car: Car, price: PriceText | null): 'usual' | 'long' | 'longer' | 'longest' {
  const equipment = equipmentLists.map((list) => linesOfList(car[list]));
  const description = linesOf(car.description.split('\n'), 150);
  const title = 2 * linesOf([carTitle(car)], 30);
  const lines = sum([...equipment, description, title, price?.rows.length ?? 0]);
  if (lines <= 28) return 'usual';
  if (lines <= 44) return 'long';
  return lines <= 56 ? 'longer' : 'longest';
}

/** Printed in three columns below a heading. */
function linesOfList(list: readonly string[]): number {
  return list.length && Math.ceil(linesOf(list, 42) / 3) + 3;
}

/** @param length characters per printed line at the second font size */
function linesOf(texts: readonly string[], length: number): number {
  return sum(texts.map((text) => Math.ceil(text.length / length)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
