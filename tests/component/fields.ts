import { sampleCar } from '../support/factories.ts';
import type { Fields } from './site.tsx';

/** The sample car, always with the same model. */
export function carFields(fields: Fields = {}): Fields {
  return { ...sampleCar, ...fields };
}
