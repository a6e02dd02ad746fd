import type { BlogTexts, Translated } from '../types.ts';

const german = 'km|PS|Nm|kWh|kW|V|Volt|mm|l|Liter|Zoll|Grad|Prozent|Tonnen|Mikrometer|%|s';
const arabic = 'كم|سي سي|ميكرون|مم|سم';
const beforeUnit = new RegExp(`(\\d) (?=(?:${german}|${arabic})(?!\\p{L}))`, 'gu');

/** Adds no-break spaces between numbers and units. */
export function withHardSpaces(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0');
}

export function withHardSpacesIn({ de, ar }: Translated<BlogTexts>): Translated<BlogTexts> {
  const inAll = (texts: Partial<BlogTexts>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withHardSpaces(text)]));
  return { ...(de && { de: inAll(de) }), ...(ar && { ar: inAll(ar) }) };
}
