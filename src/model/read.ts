import { withAsciiDigits } from './digits.ts';

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

/**
 * The one year from 1900 to 2099 that a number or a text names ('2024', '٢٠٢٤', '03/2024', '2024-03-15'), else null:
 * '2023/2024' names two.
 */
export function readYear(value: unknown): number | null {
  const years = new Set(withAsciiDigits(readText(value)).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g));
  const [year] = years;
  return year && years.size === 1 ? Number(year) : null;
}
