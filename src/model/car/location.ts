import { parseText } from '../text/parse.ts';

export const places = ['showroom', 'transit', 'europe', 'order'] as const;

export type Place = (typeof places)[number];

/** Where a car is. Stored as 'showroom', 'transit' or 'transit 2027-01'. */
export interface Location {
  readonly place: Place;
  /** The expected month, yyyy-mm; null if unknown. */
  readonly arrival: string | null;
}

const stored = /^(showroom|transit|europe|order)(?: (20\d\d-(?:0[1-9]|1[0-2])))?$/;

/** Ignores case, and a month of what has arrived; null if invalid. */
export function parseLocation(value: unknown): Location | null {
  const [, found, month] = parseText(value).toLowerCase().match(stored) ?? [];
  const place = places.find((each) => each === found);
  return place ? { place, arrival: (place !== 'showroom' && month) || null } : null;
}

/** As visitors see it: a past month is no promise. @param now in milliseconds */
export function parseShownLocation(value: unknown, now = Date.now()): Location | null {
  const location = parseLocation(value);
  return location && { ...location, arrival: monthsUntil(location, now) === null ? null : location.arrival };
}

/** Whole months until the month of arrival, 0 in that month; null if it is past or unknown. */
export function monthsUntil({ arrival }: Location, now = Date.now()): number | null {
  if (!arrival) return null;
  const [today, then] = [new Date(now), new Date(arrival)];
  const months =
    (then.getUTCFullYear() - today.getUTCFullYear()) * 12 + then.getUTCMonth() - today.getUTCMonth();
  return months < 0 ? null : months;
}

export function toStoredLocation(location: Location | null): string {
  return location ? [location.place, location.arrival ?? ''].join(' ').trim() : '';
}
