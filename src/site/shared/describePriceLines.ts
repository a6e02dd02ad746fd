import { type PriceText, toPriceText } from '../../locales/priceText.ts';
import { parsePriceLines } from '../../model/car/priceLines.ts';

export function describePriceLines(stored: unknown): PriceText | null {
  const lines = parsePriceLines(stored);
  return lines && toPriceText(lines);
}
