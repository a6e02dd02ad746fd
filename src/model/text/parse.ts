import { withAsciiDigits } from './digits.ts';

/** Tolerant readers for stored fields: old documents lack fields or hold them in another type. */

export type Fields = Readonly<Record<string, unknown>>;

/** Text as it is, a number as text, anything else as ''. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A map as it is, anything else as an empty one. */
export function parseMap(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A list of non-blank lines; a single text counts as a list of its lines, and so does each text of a list. */
export function parseTexts(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items
    .flatMap((item) => parseText(item).split('\n'))
    .map(parseText)
    .filter((text) => text !== '');
}

/**
 * The one year from 1900 to 2099 that a number or a text names ('2024', '٢٠٢٤', '03/2024', '2024-03-15'), else null:
 * '2023/2024' names two.
 */
export function parseYear(value: unknown): number | null {
  const years = new Set(withAsciiDigits(parseText(value)).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g));
  const [year] = years;
  return year && years.size === 1 ? Number(year) : null;
}
