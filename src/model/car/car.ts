import type { InspectionSummary } from '../inspection/inspected.ts';
import type { KeyFacts, SummaryFacts } from './carFacts.ts';
import type { Location } from './location.ts';

/** What a card shows; parsing fills in missing fields. */
export interface CarSummary extends SummaryFacts {
  readonly id: string;
  /** Stored as `Name` (SPEC 3). */
  readonly brand: string;
  readonly model: string;
  readonly price: Price;
  /** While a lower price is news; else null. */
  readonly priceNews: PriceNews | null;
  /** Calendar year, or null if missing or unreadable. */
  readonly year: number | null;
  readonly condition: Condition;
  readonly status: Status;
  /** Null if for sale, or unknown in an old document. */
  readonly soldAt: Date | null;
  /** Null if not stored. */
  readonly location: Location | null;
  /** Null without an inspection report. */
  readonly inspected: InspectionSummary | null;
  readonly mainImage: string | null;
}

/** The price that a lower one replaced. */
export interface PriceNews {
  /** EGP. */
  readonly before: number;
  /** When it was lowered. */
  readonly since: Date;
}

export const equipmentLists = ['specialFeatures', 'engineSpecs', 'exterior', 'interior'] as const;

export type EquipmentList = (typeof equipmentLists)[number];

export interface CarTexts extends Readonly<Record<EquipmentList, readonly string[]>> {
  readonly description: string;
  /** The maker's name of the equipment line, such as 'M Sport', or ''. */
  readonly trim: string;
}

export interface Car extends CarSummary, KeyFacts, CarTexts {
  /** Fields without a translation, shown in English. */
  readonly fallbackFields?: readonly (keyof CarTexts)[];
  /** Its own price lines as stored, parsed where they are shown; null if the usual ones apply. */
  readonly priceLines: unknown;
  /** Vehicle identification number, or ''. */
  readonly vin: string;
  /** Its address at YouTube or Vimeo, or ''. */
  readonly video: string;
  /** Storage paths or URLs, including the main image; those outside come first, then inside, then flaws. */
  readonly images: readonly string[];
  /** How many of them are outside, inside and flaws, if staff grouped them. */
  readonly groupSizes?: readonly number[];
  readonly featured: boolean;
  readonly hidden: boolean;
}

export function toSummary(car: CarSummary): CarSummary {
  const { id, brand, model, price, priceNews, year, condition, status, soldAt, location } = car;
  const { mileage, fuel, transmission, body, colorCode, inspected, mainImage } = car;
  return {
    id,
    brand,
    model,
    price,
    priceNews,
    year,
    condition,
    status,
    soldAt,
    location,
    mileage,
    fuel,
    transmission,
    body,
    colorCode,
    inspected,
    mainImage,
  };
}

export type Condition = 'new' | 'used';

/** Cars without a status are available. */
export const statuses = ['available', 'reserved', 'sold'] as const;

export type Status = (typeof statuses)[number];

export function isForSale({ status }: CarSummary): boolean {
  return status !== 'sold';
}

/** Whether staff hid the car; sold cars are hidden from lists too, but keep their page. */
export function isWithdrawn(car: Car): boolean {
  return car.hidden && isForSale(car);
}

/** Whether a car still has its page: it was neither deleted nor hidden. */
export function isOffered(car: Car | null | undefined): car is Car {
  return car != null && !isWithdrawn(car);
}

export interface Price {
  /** '1,250,000 EGP', a number, or text such as 'On request'. */
  readonly stored: string;
  readonly amount: number | null;
}

/** Anything but 'New' is used (SPEC 3). */
export function toCondition(stored: unknown): Condition {
  return stored === 'New' ? 'new' : 'used';
}

/** Newest year first, cars without a year last; then by brand and model, by code unit as Firestore does. */
export function byNewestFirst(a: CarSummary, b: CarSummary): number {
  return (b.year ?? 0) - (a.year ?? 0) || compareText(a.brand, b.brand) || compareText(a.model, b.model);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
