import type { Visitor } from '../visitor.ts';

/** Actions on the site by their names. One fails by throwing, or by a console message. */
export type Steps = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

/** CSS pixels; some engines' windows can't be as small as the phone. */
export const phone = { width: 320, height: 700 };
export const desktop = { width: 1280, height: 800 };
