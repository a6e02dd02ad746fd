import { expect, test } from 'vitest';
import { shorterRow, widthsInRows } from '../../src/site/cars/fullRows.ts';

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

test('larger cards load larger pictures', () => {
  const sizes = [0, 1, 2].map((index) => widthsInRows(index, 5).replace('(width < 45rem) 92vw, ', ''));
  expect(sizes).toEqual([
    '(width < 70rem) 92vw, 42rem',
    '(width < 70rem) 46vw, 42rem',
    '(width < 70rem) 46vw, 28rem',
  ]);
});
