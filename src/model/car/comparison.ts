export function hasDifferences(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

/** Returns null if all numbers are equal. */
export function minOf(numbers: readonly (number | null)[]): number | null {
  const given = numbers.filter((number) => number !== null);
  return hasDifferences(given) ? Math.min(...given) : null;
}

export function commonLines(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((line) => others.every((list) => list.includes(line))));
}
