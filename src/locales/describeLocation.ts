import { carMessages } from '#locales/car.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import type { Location } from '../model/car/location.ts';
import type { MessagesOf } from './messagesOf.ts';

type Words = Pick<MessagesOf<typeof carMessages, 'other'>, 'places' | 'expected'>;

/** 'On its way to Egypt, expected January 2027'. */
export function describeLocation(
  { place, arrival }: Location,
  words: Words = carMessages,
  tag = localeInfo.tag,
): string {
  if (!arrival) return words.places[place];
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return words.expected(words.places[place], new Date(arrival).toLocaleDateString(tag, options));
}
