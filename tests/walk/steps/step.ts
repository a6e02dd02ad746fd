import type { Visitor } from '../visitor.ts';

/** One thing done on the site, the same in every engine; it fails by an error, or by what the page notes. */
export interface Step {
  readonly name: string;
  run(visitor: Visitor): Promise<void>;
}

/** Window sizes in CSS pixels; not every engine's window goes as small as the phone. */
export const phone = { width: 320, height: 700 };
export const desktop = { width: 1280, height: 800 };
