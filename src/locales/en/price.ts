import type { PriceLineCode, PriceLineState } from '../../model/car/priceLines.ts';

/** What a price includes: under the price, in the comparison and on printed documents. */
export const priceMessages = {
  lines: {
    car: 'the car',
    transport: 'transport',
    insurance: 'transport insurance',
    customs: 'customs and taxes',
    clearance: 'customs clearance',
    registration: 'registration',
    plates: 'number plates',
    warranty: 'warranty',
  } satisfies Record<PriceLineCode, string>,
  states: {
    included: 'Included',
    excluded: 'Not included',
    none: 'Not applicable',
  } satisfies Record<PriceLineState, string>,
  /** `excluded` may be ''. */
  includes: (included: string, excluded: string) =>
    excluded ? `Includes ${included}, but not ${excluded}.` : `Includes ${included}.`,
  excludes: (excluded: string) => `Does not include ${excluded}.`,
  estimate: (price: string) => `about ${price}`,
  until: (date: string) => `Valid until ${date}`,
  expired: "Ask us for today's price",
} as const;
