import { RulesLatLng, type RuleValue } from '../values.ts';
import { asNumber, asObject } from './json.ts';

/** Reads one kind of value; `what` names it where it is wrong. Throws BadValue. */
export type Decoder = (value: unknown, what: string) => RuleValue;

/** A place on earth, which both wire formats write alike; a coordinate that is left out is 0. */
export function toLatLng(value: unknown, what: string): RulesLatLng {
  const { latitude = 0, longitude = 0 } = asObject(value, what);
  return new RulesLatLng(asNumber(latitude, what), asNumber(longitude, what));
}
