import { carMessages } from '#locales/car.ts';
import { carMetaMessages } from '#locales/carMeta.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, isForSale } from '../../model/car/car.ts';
import { carData } from '../seo/carData.ts';
import { describePriceLines } from '../shared/describePriceLines.ts';
import { amountOfText } from './amountOfText.ts';

/** Texts and data derived from a car; serializable. */
export interface CarDescription {
  readonly price: PriceText | null;
  readonly amountOfText: ReturnType<typeof amountOfText>;
  /** For search results and chat previews. */
  readonly meta: string;
  readonly structuredData: ReturnType<typeof carData>;
}

/** @param lines the price lines that hold for it, as stored; null if there are none */
export function describeCar(car: Car, lines: unknown): CarDescription {
  const price = describePriceLines(lines);
  return {
    price,
    amountOfText: amountOfText(car, price),
    meta: toMeta(car),
    structuredData: carData(car, price),
  };
}

/** Leaves out a description in English: a meta tag can't mark its language. */
function toMeta(car: Car): string {
  const facts = [
    carMessages.conditions[car.condition],
    car.year === null ? '' : String(car.year),
    carTitle(car),
    isForSale(car) ? formatCarPrice(car.price) : carMessages.statuses.sold,
  ].filter(Boolean);
  const text = car.fallbackFields?.includes('description') ? '' : car.description;
  return shorten(carMetaMessages.description(facts, text), 160);
}

/** Truncates a text between words. */
function shorten(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  return `${trimmed.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
