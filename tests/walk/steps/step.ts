import type { Visitor } from '../visitor.ts';

/** One action on the site. It fails by throwing, or by a console message. */
export interface Step {
  readonly name: string;
  run(visitor: Visitor): Promise<void>;
}

/** CSS pixels; some engines' windows can't be as small as the phone. */
export const phone = { width: 320, height: 700 };
export const desktop = { width: 1280, height: 800 };
