import { dayAfter } from './seededAt.ts';

/** In three months. */
export const priceUntil = dayAfter(90);

/** What prices usually include. */
export const usualPrice = {
  until: priceUntil,
  lines: {
    car: 'included',
    transport: 'included',
    insurance: 'included',
    customs: 'included',
    clearance: 'included',
    registration: 'included',
    plates: 'included',
    warranty: 'included',
  },
};
