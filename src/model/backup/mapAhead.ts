/** Yields the results in the order of `items`, with at most `count` running at once. @throws the first failure */
export async function* mapAhead<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const next = work(item);
    // A later one may fail before it is awaited.
    next.catch(() => {});
    running.push(next);
    if (running.length === count) yield (await running.shift()) as Result;
  }
  for (const rest of running) yield await rest;
}
