import { type Car, equipmentLists } from '../../model/car/car.ts';

/** Characters in a line of print at the second size, where one car had all columns. */
const lineLength = 150;

/** How much a comparison has to say of equipment, so that all of it is printed on one sheet. */
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
