import { expect, test } from 'vitest';
import { findVinProblem } from '../../src/model/car/vin.ts';

test.each([
  ['1M8GDM9AXKP042788', null],
  ['1M8GDM9A0KP042788', 'checkDigit'],
  // Europe has no check digits.
  ['WBA21EU0309T48217', null],
  ['WBA21EU0309T4821', 'length'],
  ['WBA21EU0309T482177', 'length'],
  ['WBA21EI0309T48217', 'letters'],
  ['WBA21EO0309T48217', 'letters'],
  ['WBA21EQ0309T48217', 'letters'],
  ['WBA21EÜ0309T48217', 'letters'],
] as const)('the problem of %s is %s', (vin, problem) => {
  expect(findVinProblem(vin)).toBe(problem);
});
