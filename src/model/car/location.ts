import { cairoMs } from '../cairoMs.ts';
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
  const [, place, month] = parseText(value).toLowerCase().match(stored) ?? [];
  return place ? { place: place as Place, arrival: (place !== 'showroom' && month) || null } : null;
}

/** As visitors see it, without a past month. @param now in milliseconds */
export function parseShownLocation(value: unknown, now = Date.now()): Location | null {
  const location = parseLocation(value);
  const isPast = location?.arrival && location.arrival < new Date(now + cairoMs).toISOString().slice(0, 7);
  return isPast ? { ...location, arrival: null } : location;
}

export function toStoredLocation(location: Location | null): string {
  return location ? [location.place, location.arrival ?? ''].join(' ').trim() : '';
}
