import { carTitle } from '../../locales/carTitle.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, equipmentLists } from '../../model/car/car.ts';

/** Characters per printed line at the second font size. */
const lineLength = { description: 150, list: 42, title: 30 };
const listColumns = 3;
const linesPerList = 3;

/** Selects a font size with which the car fits on one printed page. */
export function amountOfText(car: Car, price: PriceText | null): 'usual' | 'long' | 'longer' | 'longest' {
  const lines = equipmentLists
    .map((list) => linesOfList(car[list]))
    .reduce(
      (sum, count) => sum + count,
      linesOf(car.description) + 2 * wrapped(carTitle(car), 'title') + (price?.rows.length ?? 0),
    );
  if (lines <= 28) return 'usual';
  if (lines <= 44) return 'long';
  return lines <= 56 ? 'longer' : 'longest';
}

function linesOf(description: string): number {
  return description.split('\n').reduce((sum, text) => sum + wrapped(text, 'description'), 0);
}

function linesOfList(list: readonly string[]): number {
  if (list.length === 0) return 0;
  return Math.ceil(list.reduce((sum, line) => sum + wrapped(line, 'list'), 0) / listColumns) + linesPerList;
}

function wrapped(text: string, where: keyof typeof lineLength): number {
  return Math.ceil(text.length / lineLength[where]);
}
