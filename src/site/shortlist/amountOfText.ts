import { type Car, equipmentLists } from '../../model/car/car.ts';

/** Characters per printed line at the second font size, across all columns. */
const lineLength = 150;

/** Selects a font size with which the comparison fits on one printed page. */
export function amountOfText(cars: readonly Car[]): 'usual' | 'long' | 'longest' {
  const column = lineLength / cars.length;
  const linesOf = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + Math.ceil(line.length / column), 0);
  const lines = equipmentLists
    .map((list) => Math.max(...cars.map((car) => linesOf(car[list]))))
    .reduce((sum, count) => sum + count, 0);
  if (lines <= 30) return 'usual';
  return lines <= 44 ? 'long' : 'longest';
}
