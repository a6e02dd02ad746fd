import type { Condition } from '../../model/car.ts';

/** What is said of a car wherever one is shown. */
export const carWords = {
  /** Where neither brand nor model is stored. */
  unnamed: 'Unnamed car',
  conditions: { new: 'New', used: 'Used' } satisfies Record<Condition, string>,
  priceOnRequest: 'Price on request',
} as const;
