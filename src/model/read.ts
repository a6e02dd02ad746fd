/** Tolerant readers for stored fields: old documents lack fields or hold them in another type. */

export type Fields = Readonly<Record<string, unknown>>;

/** Text as it is, a number as text, anything else as ''. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A list of non-blank lines; a single text counts as a list of its lines, and so does each text of a list. */
export function readTexts(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items
    .flatMap((item) => readText(item).split('\n'))
    .map(readText)
    .filter((text) => text !== '');
}

/** A four-digit year out of a number or a text, else null. */
export function readYear(value: unknown): number | null {
  const year = readText(value).match(/^\d{4}/)?.[0];
  return year ? Number(year) : null;
}

/** Those of `fields` that `others` holds otherwise or not at all. */
export function differing(fields: Fields, others: Fields): Fields {
  const isOther = (name: string) => JSON.stringify(fields[name]) !== JSON.stringify(others[name]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isOther(name)));
}
