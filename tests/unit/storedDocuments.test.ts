import { describe, expect, test } from 'vitest';
import { parseBlog } from '../../src/data/public/blogDocument.ts';
import { parseCar } from '../../src/data/public/carDocument.ts';

describe('a stored car', () => {
  test('lists each image once', () => {
    const { images } = parseCar('a', { Images: ['Cars/1.webp', 'Cars/2.webp', ' Cars/1.webp '] });
    expect(images).toEqual(['Cars/1.webp', 'Cars/2.webp']);
  });

  test('splits list items at line breaks', () => {
    expect(parseCar('a', { Exterior: ['Red\nAlloys', ' ', 5] }).exterior).toEqual(['Red', 'Alloys', '5']);
    expect(parseCar('a', { Exterior: 'Red\n\nAlloys' }).exterior).toEqual(['Red', 'Alloys']);
  });

  test.each([
    [undefined, true],
    ['false', true],
    [true, true],
    [false, false],
  ])('whose Hidden is %s is hidden: %s', (stored, hidden) => {
    expect(parseCar('a', { Hidden: stored }).hidden).toBe(hidden);
  });
});

describe('a stored post', () => {
  const dateOf = (createdAt: unknown) => parseBlog('a', { createdAt }).createdAt;

  test.each([
    ['a map with a field of that name', { toDate: 'never' }],
    ['converted to an invalid date', { toDate: () => new Date(Number.NaN) }],
    ['a text that is not an ISO date', '15.01.2026'],
    ['nothing', null],
  ])('has no date if it is %s', (_what, stored) => {
    expect(dateOf(stored)).toBeNull();
  });

  test('parses every stored form of a date', () => {
    const date = new Date('2026-01-15T09:30:00Z');
    for (const stored of [date, { toDate: () => date }, date.getTime(), date.toISOString()])
      expect(dateOf(stored)).toEqual(date);
  });
});
