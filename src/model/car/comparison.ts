/** Whether cars put side by side are not all the same in something. */
export function hasDifferences(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

/** The least of several numbers, where one is less than another; null where there is no such. */
export function minOf(numbers: readonly (number | null)[]): number | null {
  const given = numbers.filter((number) => number !== null);
  return hasDifferences(given) ? Math.min(...given) : null;
}

/** The lines that each of several lists has. */
export function commonLines(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((line) => others.every((list) => list.includes(line))));
}
