/** A seeded pseudo-random generator (minimal standard). */
export function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}
