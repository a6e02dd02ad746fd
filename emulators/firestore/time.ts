/** Time in microseconds since 1970, as bigint: Firestore's precision over the years 1 to 9999. */

/** RFC 3339 in UTC with 0, 3 or 6 digits of a second, as protobuf's JSON has it. */
export function formatTimestamp(micros: bigint): string {
  const millis = floorDivide(micros, 1000n);
  const fraction = Number(micros - floorDivide(micros, 1_000_000n) * 1_000_000n);
  const whole = new Date(Number(millis)).toISOString().replace(/\.\d{3}Z$/, '');
  if (fraction === 0) return `${whole}Z`;
  const digits = String(fraction).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}

/** Cuts to the millisecond, the precision of a server timestamp. */
export const truncateToMillis = (micros: bigint) => floorDivide(micros, 1000n) * 1000n;

/** A monotonic clock: each commit is later than all earlier reads and commits. */
export class Clock {
  #last = 0n;

  /** The time of a read; later commits have a later time. */
  now(): bigint {
    const wall = BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000));
    if (wall > this.#last) this.#last = wall;
    return this.#last;
  }

  /** The time of a commit: later than all previous times. */
  tick(): bigint {
    const before = this.#last;
    const now = this.now();
    if (now === before) this.#last += 1n;
    return this.#last;
  }
}
