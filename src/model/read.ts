/** Tolerant readers for stored fields: old documents lack fields or hold them in another type. */

export type Fields = Readonly<Record<string, unknown>>;

/** Text as it is, a number as text, anything else as ''. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A list of non-blank texts; a single text counts as a list of its lines. */
export function readTexts(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : readText(value).split('\n');
  return items.map(readText).filter((text) => text !== '');
}

/** Only `true`, or the text 'true' in any case, is true. */
export function readFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}

/** A four-digit year out of a number or a text, else null. */
export function readYear(value: unknown): number | null {
  const year = readText(value).match(/^\d{4}/)?.[0];
  return year ? Number(year) : null;
}
