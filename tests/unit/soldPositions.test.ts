import { describe, expect, it } from 'vitest';
import { findPlace } from '../../src/data/public/inventory/soldPositions.ts';

/** Where a car stands among all, by how many for sale stand before it; what is sold is marked by an s. */
const places = (stock: string) => [...stock].flatMap((mark, place) => (mark === 's' ? [] : place));

const car = (place: number) => ({ id: String(place), fields: {}, updatedAt: null });

const stocks = {
  'no sold car': '.'.repeat(30),
  'sold ones first': 's'.repeat(40) + '.'.repeat(9),
  'sold ones last': '.'.repeat(9) + 's'.repeat(40),
  'sold ones between': `..${'s'.repeat(40)}..s.s..${'s'.repeat(17)}.`,
  'every other sold': 's.'.repeat(300),
  'most sold': `${'s'.repeat(99)}.`.repeat(20),
};

describe('the place of a car for sale among all', () => {
  for (const [name, stock] of Object.entries(stocks))
    it(`is found with ${name}, in at most three rounds`, async () => {
      const sold = [...stock].flatMap((mark, place) => (mark === 's' ? car(place) : []));
      for (const [rank, place] of places(stock).entries()) {
        let asked = 0;
        const found = await findPlace(rank, sold, async ({ id }) => {
          asked += 1;
          return Number(id);
        });
        expect(found).toBeLessThanOrEqual(place);
        // From there on the next one for sale is the one asked for.
        expect(stock.slice(found, place)).toBe('s'.repeat(place - found));
        expect(asked).toBeLessThanOrEqual(3 * 16);
      }
    });
});
