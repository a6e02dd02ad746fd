import type { BlogTexts, Translated } from '../types.ts';

const units = 'km|PS|Nm|kWh|kW|V|Volt|mm|l|Liter|Zoll|Grad|Prozent|Tonnen|Mikrometer|%|s';
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'gu');

/** Adds no-break spaces between numbers and units. */
export function withHardSpaces(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0');
}

export function withHardSpacesInGerman({ de, ...others }: Translated<BlogTexts>): Translated<BlogTexts> {
  const texts = Object.entries(de ?? {}).map(([name, text]) => [name, withHardSpaces(text)]);
  return { ...others, de: Object.fromEntries(texts) };
}
