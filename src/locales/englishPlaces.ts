import type { Location, Place } from '../model/car/location.ts';

const places: Readonly<Record<Place, string>> = {
  showroom: 'Showroom',
  transit: 'On its way',
  europe: 'In Europe',
  order: 'To order',
};

/** For staff, to fit a row of a phone's list: 'On its way, Dec 2026'. */
export function shortLocation({ place, arrival }: Location): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return [places[place], arrival && new Date(arrival).toLocaleDateString('en-GB', options)]
    .filter(Boolean)
    .join(', ');
}
