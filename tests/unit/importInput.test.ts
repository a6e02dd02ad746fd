import { expect, test } from 'vitest';
import {
  importFields,
  parseImportInput,
  serializeImportInput,
  toImportedCar,
} from '../../src/model/import/importInput.ts';

const parse = (address: string) => parseImportInput(new URLSearchParams(address));
const judge = (address: string) => toImportedCar(parse(address));

test('a URL describes a car', () => {
  expect(judge('price=32500&year=2026&engine=1598')).toEqual({
    car: {
      ...{ cents: 3_250_000, currency: 'EUR', condition: 'new', year: 2026, origin: 'eu', hasEur1: true },
      ...{ fuel: 'petrol', engine: 1598, transport: 'roro' },
    },
  });
  expect(
    judge(
      'price=9.500,5&currency=USD&condition=used&year=2024&origin=elsewhere&eur1=no&fuel=electric&transport=container',
    ),
  ).toMatchObject({ car: { cents: 950_050, hasEur1: false, engine: 0 } });
});

test.each([
  ['32,500', 3_250_000],
  ['32.500', 3_250_000],
  ['32.500,25', 3_250_025],
  ['32500.5', 3_250_050],
  ['٣٢٬٥٠٠٫٢٥', 3_250_025],
  ['10000000', 1_000_000_000],
  ['29.900 €', 2_990_000],
  ['EUR 30 000', 3_000_000],
  ['30000,-', 3_000_000],
])('the price %s', (price, cents) => {
  expect(judge(`price=${encodeURIComponent(price)}&year=2026&engine=1598`)).toMatchObject({ car: { cents } });
});

test('the size of an engine may have its unit', () => {
  expect(judge('price=$30,000&currency=USD&year=2026&engine=1,998 cc')).toMatchObject({
    car: { cents: 3_000_000, engine: 1998 },
  });
});

test.each([
  ['price=1e309&rate=0', { price: 'invalid' }],
  ['price=-5', { price: 'invalid' }],
  ['price=0', { price: 'invalid' }],
  // Of another currency than the chosen one.
  ['price=%2430000', { price: 'invalid' }],
  ['price=30000+EUR&currency=USD', { price: 'invalid' }],
  ['price=0x10', { price: 'invalid' }],
  ['price=10000000.01', { price: 'tooLarge' }],
  [`price=${'9'.repeat(5000)}`, { price: 'tooLarge' }],
  ['price=', { price: 'missing' }],
  [`year=${new Date().getFullYear() + 2}`, { year: 'tooLarge' }],
  ['engine=20001', { engine: 'tooLarge' }],
  ['engine=1.6', { engine: 'invalid' }],
  ['engine=', { engine: 'missing' }],
  ['currency=GBP', { currency: 'invalid' }],
  ['origin=__proto__', { origin: 'invalid' }],
  ['fuel=constructor', { fuel: 'invalid' }],
  ['eur1=maybe&condition=old', { eur1: 'invalid', condition: 'invalid' }],
])('%s says what is wrong', (address, faults) => {
  const wrong = new URLSearchParams('price=32500&year=2026&engine=1598');
  for (const [name, value] of new URLSearchParams(address)) wrong.set(name, value);
  expect(toImportedCar(parseImportInput(wrong))).toEqual({ faults });
});

test('the URL contains only values that differ from the default', () => {
  expect(serializeImportInput(parse('')).toString()).toBe('');
  const address = 'price=32500&condition=used&eur1=no';
  expect(serializeImportInput(parse(`${address}&currency=EUR&other=1`)).toString()).toBe(address);
  expect(Object.keys(parse(''))).toEqual([...importFields]);
});
