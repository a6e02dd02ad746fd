import { EvaluationError } from '../errors.ts';
import { toDuration, toTimestamp } from '../evaluate/operators.ts';
import { RulesDuration, RulesTimestamp } from '../evaluate/rule-value.ts';
import { type Library, procedure } from './procedure.ts';

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
const DAY = 86_400n * SECOND;

/** Methods of timestamp; all in UTC. */
export const TIMESTAMP_METHODS: Library = {
  date: procedure(['timestamp'], ({ nanos }) => new RulesTimestamp(nanos - timeOfDay(nanos))),
  time: procedure(['timestamp'], ({ nanos }) => new RulesDuration(timeOfDay(nanos))),
  year: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCFullYear())),
  month: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCMonth() + 1)),
  day: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCDate())),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCDay() || 7)),
  dayOfYear: procedure(['timestamp'], (time) => {
    const newYear = new Date(0);
    newYear.setUTCFullYear(utc(time).getUTCFullYear(), 0, 1);
    return (time.nanos - BigInt(newYear.getTime()) * MILLISECOND) / DAY + 1n;
  }),
  hours: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCHours())),
  minutes: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCMinutes())),
  seconds: procedure(['timestamp'], (time) => BigInt(utc(time).getUTCSeconds())),
  nanos: procedure(['timestamp'], ({ nanos }) => modulo(nanos, SECOND)),
  toMillis: procedure(['timestamp'], ({ nanos }) => (nanos - modulo(nanos, MILLISECOND)) / MILLISECOND),
};

/** Methods of duration. */
export const DURATION_METHODS: Library = {
  seconds: procedure(['duration'], ({ nanos }) => nanos / SECOND),
  nanos: procedure(['duration'], ({ nanos }) => nanos % SECOND),
};

export const TIMESTAMP_FUNCTIONS: Library = {
  date: procedure(['int', 'int', 'int'], dateOf),
  value: procedure(['int'], (millis) => toTimestamp(millis * MILLISECOND)),
};

export const DURATION_FUNCTIONS: Library = {
  abs: procedure(['duration'], ({ nanos }) => new RulesDuration(nanos < 0n ? -nanos : nanos)),
  value: procedure(['int', 'string'], (magnitude, unit) => {
    const nanos = NANOS_PER_UNIT.get(unit);
    if (nanos === undefined) throw new EvaluationError(`Unknown unit of time '${unit}'.`);
    return toDuration(magnitude * nanos);
  }),
  time: procedure(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) => {
    return toDuration(((hours * 60n + minutes) * 60n + seconds) * SECOND + nanos);
  }),
};

function dateOf(year: bigint, month: bigint, day: bigint): RulesTimestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (
    year < 1n ||
    year > 9999n ||
    date.getUTCMonth() + 1 !== Number(month) ||
    date.getUTCDate() !== Number(day)
  ) {
    throw new EvaluationError(`No such date: ${year}-${month}-${day}.`);
  }
  return new RulesTimestamp(BigInt(date.getTime()) * MILLISECOND);
}

function utc({ nanos }: RulesTimestamp): Date {
  return new Date(Number((nanos - modulo(nanos, MILLISECOND)) / MILLISECOND));
}

function timeOfDay(nanos: bigint): bigint {
  return modulo(nanos, DAY);
}

/** The remainder that is never negative. */
function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}
