import { withAsciiDigits } from './digits.ts';

/** Tolerant parsers for stored fields: old documents lack fields or have other types. */

export type Fields = Readonly<Record<string, unknown>>;

/** Accepts text and numbers; otherwise ''. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Returns {} for other values. */
export function parseMap(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns non-blank lines of a text or of a list of texts. */
export function parseTexts(value: unknown): readonly string[] {
  const items = Array.isArray(value) ? value : [value];
  return items
    .flatMap((item) => parseText(item).split('\n'))
    .map(parseText)
    .filter((text) => text !== '');
}

/**
 * Finds a year from 1900 to 2099 ('2024', '٢٠٢٤', '03/2024', '2024-03-15'); null if there are several ('2023/2024').
 */
export function parseYear(value: unknown): number | null {
  const years = new Set(withAsciiDigits(parseText(value)).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g));
  const [year] = years;
  return year && years.size === 1 ? Number(year) : null;
}
