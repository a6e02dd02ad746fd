import { EvaluationError } from '../errors.ts';
import { toInt } from '../operators.ts';
import { type Library, procedure } from '../procedure.ts';

/** The functions of `math`. */
export const MATH_FUNCTIONS: Library = {
  abs: procedure(['number'], (value) => {
    if (typeof value === 'number') return Math.abs(value);
    return toInt(value < 0n ? -value : value);
  }),
  ceil: procedure(['number'], (value) => whole(value, Math.ceil)),
  floor: procedure(['number'], (value) => whole(value, Math.floor)),
  round: procedure(['number'], (value) => whole(value, Math.round)),
  pow: procedure(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  sqrt: procedure(['number'], (value) => Math.sqrt(Number(value))),
  isInfinite: procedure(['number'], (value) => Math.abs(Number(value)) === Number.POSITIVE_INFINITY),
  isNaN: procedure(['number'], (value) => Number.isNaN(Number(value))),
};

function whole(value: bigint | number, rounding: (value: number) => number): bigint {
  return typeof value === 'bigint' ? value : floatToInt(rounding(value));
}

/** Cuts off the fraction. Throws EvaluationError for NaN and for what does not fit into 64 bits. */
export function floatToInt(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError(`${value} is not an integer.`);
  return toInt(BigInt(Math.trunc(value)));
}
