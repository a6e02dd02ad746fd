import type { FirestoreDocument } from '../../rest/firestore.ts';

/** How many sold cars' places are asked for at once: 4,600 sold cars are searched in three rounds. */
const probesPerRound = 16;

/**
 * At which place (from 0) of all cars the one stands that has `rank` (from 0) among those for sale. What is sold before
 * it is found by asking for the places of some sold cars, then of some between the two nearest.
 *
 * @param sold in the order of lists
 * @param countBefore how many cars, sold ones too, a list has before a sold one
 */
export async function findPlace(
  rank: number,
  sold: readonly FirestoreDocument[],
  countBefore: (car: FirestoreDocument) => Promise<number>,
): Promise<number> {
  let least = 0;
  let most = sold.length;
  while (least < most) {
    const probes = spread(least, most);
    const places = await Promise.all(
      probes.map(async ({ car, before }) => (await countBefore(car)) - before),
    );
    for (const [index, { before }] of probes.entries()) {
      const forSaleBefore = places[index] ?? 0;
      if (forSaleBefore <= rank) least = Math.max(least, before + 1);
      else most = Math.min(most, before);
    }
  }
  return rank + least;

  /** Sold cars from `from` to before `to`, evenly spread, each with how many sold ones stand before it. */
  function spread(from: number, to: number) {
    const count = Math.min(probesPerRound, to - from);
    return Array.from({ length: count }, (_, index) => {
      const before = from + Math.floor(((index + 0.5) * (to - from)) / count);
      return { before, car: sold[before] as FirestoreDocument };
    });
  }
}
