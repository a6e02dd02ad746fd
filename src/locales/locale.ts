import type { Edition } from '../model/text/editions.ts';

/** How an edition writes what the platform formats; each edition brings its own as `locale.ts`. */
export interface Locale {
  readonly edition: Edition;
  /** For numbers, plurals and lists (BCP 47). */
  readonly tag: string;
  /** After a price, with its space (SPEC 9). */
  readonly priceSuffix: string;
  /** Between things that are named one after the other, its space included. */
  readonly comma: string;
}
