import { carMessages } from '#locales/car.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import type { Location } from '../model/car/location.ts';

/** 'On its way to Egypt, expected January 2027'. */
export function describeLocation({ place, arrival }: Location): string {
  const text = carMessages.places[place];
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return arrival
    ? carMessages.expected(text, new Date(arrival).toLocaleDateString(localeInfo.tag, options))
    : text;
}
