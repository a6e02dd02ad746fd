import { type Library, procedure } from './procedure.ts';

/** The functions of `math`. */
export const MATH_FUNCTIONS: Library = {
  abs: procedure(['number'], (value) => {
    if (typeof value === 'number') return Math.abs(value);
    // The smallest int has no positive counterpart and is returned unchanged.
    return BigInt.asIntN(64, value < 0n ? -value : value);
  }),
  ceil: procedure(['number'], (value) => Math.ceil(Number(value))),
  floor: procedure(['number'], (value) => Math.floor(Number(value))),
  round: procedure(['number'], (value) =>
    typeof value === 'bigint' ? value : floatToInt(Math.round(value)),
  ),
  pow: procedure(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  sqrt: procedure(['number'], (value) => Math.sqrt(Number(value))),
  isNaN: procedure(['number'], (value) => Number.isNaN(Number(value))),
};

const MAX_INT = 2n ** 63n - 1n;

/** Truncates; values beyond 64 bits become the nearest int, NaN becomes 0. */
export function floatToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX_INT;
  return value < -(2 ** 63) ? -MAX_INT - 1n : BigInt(Math.trunc(value));
}
