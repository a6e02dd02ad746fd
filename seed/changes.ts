import { daysAgo } from './cars/entry.ts';
import type { OptionalCarFields } from './types.ts';

/** What staff changed after they had added the cars, by id. */
export const changes: Readonly<Record<string, OptionalCarFields>> = {
  'audi-q7-2024': {
    Price_Before: '6,350,000 EGP',
    Price_Since: daysAgo(4),
    // A free film, in place of one of the car.
    Video: 'https://youtu.be/aqz-KE-bpKQ',
  },
  'volvo-v60-cross-country-2023': { Price_Before: '3,150,000 EGP', Price_Since: daysAgo(12) },
};
