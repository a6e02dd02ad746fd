import { type Car, isForSale } from '../car/car.ts';
import type { FinanceOffer } from '../finance/offers.ts';
import { isWithin, lowestPlan } from '../finance/plan.ts';
import { toCairoDay } from '../inquiry/cairoTime.ts';
import { filterCars, indexCars } from '../inventory/indexedCars.ts';
import { parseQuery } from '../inventory/query.ts';
import { search } from '../inventory/search.ts';
import { isClosed, type Lead, toPhoneDigits } from './lead.ts';

const newsMs = 30 * 24 * 60 * 60 * 1000;

export type NewsKind = 'cheaper' | 'sold' | 'arrived';

export interface NewsCar extends Car {
  /** Since when the price stands, if that is known. */
  readonly priceSince?: Date | null;
  readonly lastSave: { readonly at: Date } | null;
}

/** What some people should be told of a car. */
export interface CarNews<L extends Lead = Lead> {
  readonly kind: NewsKind;
  readonly car: NewsCar;
  /** Who was not told yet. */
  readonly leads: readonly L[];
}

type NewsOfCar =
  | { readonly kind: 'cheaper'; readonly car: Car }
  | { readonly kind: 'sold' | 'arrived'; readonly car: Pick<Car, 'id'> };

/** A line of `Told`. A price that is lowered again is news again. */
export function toNewsKey({ kind, car }: NewsOfCar): string {
  return `${car.id} ${kind === 'cheaper' ? car.price.amount : kind}`;
}

/**
 * Of the last 30 days: cars that became cheaper or were sold after people asked for them, and cars that came after
 * people asked to be told. Without a listing a car came when it was saved last.
 * @param offers of instalments, for those who wait for a car up to a sum a month
 * @param listings when cars were listed, by id; null if that is unknown
 */
export function findCarNews<L extends Lead>(
  leads: readonly L[],
  cars: readonly NewsCar[],
  offers: readonly FinanceOffer[],
  now: Date,
  listings: ReadonlyMap<string, Date | null> = new Map(),
): readonly CarNews<L>[] {
  const open = leads.filter((lead) => !isClosed(lead));
  const waiting = open.filter(({ search }) => search !== '');
  const isNew = (date: Date | null): date is Date => date !== null && now.getTime() - date.getTime() < newsMs;
  const since = (kind: NewsKind, car: NewsCar, date: Date | null, found: readonly L[]): CarNews<L> => {
    const key = toNewsKey({ kind, car });
    const told = new Set(found.filter((lead) => lead.told.includes(key)).map(contactOf));
    const isDue = (lead: L) =>
      isNew(date) && lead.askedAt !== null && lead.askedAt < date && !told.has(contactOf(lead));
    return { kind, car, leads: uniquePeople(found.filter(isDue)) };
  };
  const matches = new Map(waiting.map((lead) => [lead, findMatches(lead, cars, offers, now)]));
  const all = cars.flatMap((car) => {
    const askers = open.filter(({ carIds }) => carIds.includes(car.id));
    if (!isForSale(car)) return [since('sold', car, car.soldAt, askers)];
    const cheaper =
      car.priceNews === null || car.hidden ? [] : [since('cheaper', car, car.priceSince ?? null, askers)];
    const found = waiting.filter((lead) => matches.get(lead)?.has(car.id));
    const listedAt = listings.get(car.id);
    const came = listedAt === undefined ? (car.lastSave?.at ?? null) : listedAt;
    return [...cheaper, since('arrived', car, came, found)];
  });
  return all.filter((news) => news.leads.length > 0);
}

/** The first lead of each person. */
function uniquePeople<L extends Lead>(leads: readonly L[]): readonly L[] {
  return leads.filter(
    (lead, index) => leads.findIndex((other) => contactOf(other) === contactOf(lead)) === index,
  );
}

function contactOf({ email, phone, id }: Lead): string {
  return email.trim().toLowerCase() || toPhoneDigits(phone) || id;
}

/** The ids of the available cars that a person waits for. */
function findMatches(
  { search: address, locale }: Lead,
  cars: readonly NewsCar[],
  offers: readonly FinanceOffer[],
  now: Date,
): ReadonlySet<string> {
  const query = parseQuery(new URLSearchParams(address));
  const { monthlyTo, down } = query;
  const listed = cars.filter(
    (car) =>
      car.status === 'available' &&
      !car.hidden &&
      (monthlyTo === null || isWithin(lowestPlan(offers, car, toCairoDay(now), down), monthlyTo)),
  );
  // Cars are English here.
  const equipment = locale === 'en' ? query.equipment : [];
  const { found } = search(indexCars(listed), { ...query, equipment });
  return new Set(filterCars(found, query).map(({ id }) => id));
}
