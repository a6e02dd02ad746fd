import type { KeyFacts, SummaryFacts } from './carFacts.ts';

/** What a card shows of a car: every field is there, whatever the stored document lacked. */
export interface CarSummary extends SummaryFacts {
  readonly id: string;
  /** Stored as `Name`, SPEC 3. */
  readonly brand: string;
  readonly model: string;
  readonly price: Price;
  /** Calendar year, or null where the document has none that can be read. */
  readonly year: number | null;
  readonly condition: Condition;
  readonly status: Status;
  /** When it was sold; null where it is for sale, or an old document does not say. */
  readonly soldAt: Date | null;
  /** Storage path or URL of the main image, or null for a car without pictures. */
  readonly mainImage: string | null;
}

/** A car's lists of equipment, in the order visitors read them. */
export const equipmentLists = ['specialFeatures', 'engineSpecs', 'exterior', 'interior'] as const;

export type EquipmentList = (typeof equipmentLists)[number];

/** What staff may write of a car in each language. */
export interface CarTexts extends Readonly<Record<EquipmentList, readonly string[]>> {
  readonly description: string;
}

/** A car as its own page knows it. */
export interface Car extends CarSummary, KeyFacts, CarTexts {
  /** Those of its texts that are shown in English because the locale has none of its own. */
  readonly fallbackFields?: readonly (keyof CarTexts)[];
  /** Storage paths or URLs, the main image among them. */
  readonly images: readonly string[];
  readonly featured: boolean;
  readonly hidden: boolean;
}

/** The summary alone. */
export function toSummary(car: CarSummary): CarSummary {
  const { id, brand, model, price, year, condition, status, soldAt } = car;
  const { mileage, fuel, transmission, body, colorCode, mainImage } = car;
  return {
    id,
    brand,
    model,
    price,
    year,
    condition,
    status,
    soldAt,
    mileage,
    fuel,
    transmission,
    body,
    colorCode,
    mainImage,
  };
}

export type Condition = 'new' | 'used';

/** The states of a car's life; a document that does not say is available. */
export const statuses = ['available', 'reserved', 'sold'] as const;

export type Status = (typeof statuses)[number];

/** Whether a list of cars for sale shows it. */
export function isForSale({ status }: CarSummary): boolean {
  return status !== 'sold';
}

/** Whether staff took the car off the site; a sold one is hidden from lists, but keeps its page. */
export function isWithdrawn(car: Car): boolean {
  return car.hidden && isForSale(car);
}

export interface Price {
  /** As the document has it: '1,250,000 EGP', a bare number, or words such as 'On request'. */
  readonly stored: string;
  /** EGP, or null where the stored price is not a number. */
  readonly amount: number | null;
}

/** 'New' is treated as new; anything else as used (SPEC 3). */
export function toCondition(stored: unknown): Condition {
  return stored === 'New' ? 'new' : 'used';
}

/**
 * Newest production year first, cars without a year last; then by brand and model, letter by letter as the
 * database orders texts, so that a list it ordered and one ordered here are the same.
 */
export function byNewestFirst(a: CarSummary, b: CarSummary): number {
  return (b.year ?? 0) - (a.year ?? 0) || compareText(a.brand, b.brand) || compareText(a.model, b.model);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
