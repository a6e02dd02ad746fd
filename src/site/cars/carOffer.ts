import { carMessages } from '#locales/car.ts';
import { carPageMessages } from '#locales/carPage.ts';
import { fetchFeaturedCars } from '../../data/public/cars.ts';
import { fetchCarsOfBody, fetchCarsOfBrand } from '../../data/public/carsAlike.ts';
import { fetchUsualPriceLines } from '../../data/public/priceLines.ts';
import { carTitle } from '../../locales/carTitle.ts';
import { formatCarPrice } from '../../locales/formats.ts';
import type { PriceText } from '../../locales/priceText.ts';
import { type Car, type CarSummary, isForSale } from '../../model/car/car.ts';
import { findSimilarCars } from '../../model/car/findSimilarCars.ts';
import { type AmountOfText, amountOfCar } from '../print/amountOfText.ts';
import { carData } from '../seo/carData.ts';
import { describePriceLines } from '../shared/describePriceLines.ts';

/** A car with the texts and data derived from it; serializable. */
export interface CarOffer {
  readonly car: Car;
  readonly price: PriceText | null;
  readonly amountOfText: AmountOfText;
  /** For search results and chat previews. */
  readonly meta: string;
  readonly structuredData: ReturnType<typeof carData>;
}

/**
 * Null if the car does not exist.
 * @throws LoadError
 */
export async function fetchOffer(promise: Promise<Car | null>): Promise<CarOffer | null> {
  const usual = fetchUsualPriceLines();
  const car = await promise;
  if (!car) return null;
  const price = describePriceLines(isForSale(car) ? (car.priceLines ?? (await usual)) : null);
  return {
    car,
    price,
    amountOfText: amountOfCar(car, price),
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
  return shorten(carPageMessages.description(facts, text), 160);
}

function shorten(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  return `${trimmed.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

/** One row. */
const similarCount = 3;

/** @throws LoadError */
export async function fetchSimilar(promise: Promise<Car | null>): Promise<readonly CarSummary[]> {
  const car = await promise;
  if (!car) return [];
  let found: readonly CarSummary[] = [];
  const sources = [() => fetchCarsOfBrand(car.brand), () => fetchCarsOfBody(car.body), fetchFeaturedCars];
  for (const fetchMore of sources)
    if (found.length < similarCount)
      found = findSimilarCars(car, [...found, ...(await fetchMore())], similarCount);
  return found;
}
