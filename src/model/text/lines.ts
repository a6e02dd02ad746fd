/** Returns trimmed, non-blank lines without bullets. */
export function splitLines(text: string): readonly string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*[•–*-]\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Returns the list unchanged if an index is out of range. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
