import { expect, test } from 'vitest';
import { shorterRow } from '../../src/site/cars/fullRows.ts';

/** How many cards each card's row has. */
const rowsOf = (count: number, columns: number) =>
  Array.from({ length: count }, (_, index) => shorterRow(index, count, columns) ?? columns).join('');

test.each([
  [2, ['1', '22', '122', '2222', '12222']],
  [3, ['1', '22', '333', '2222', '22333', '333333', '2222333', '22333333']],
  [4, ['1', '22', '333', '4444', '22333', '333333', '3334444', '44444444', '333333333', '3333334444']],
])('rows of %i columns have no gap, and the shorter ones come first', (columns, expected) => {
  expect(expected.map((_, index) => rowsOf(index + 1, columns))).toEqual(expected);
});
