/** Rules of the offers by the month. */

import { finance } from '../../seed/finance.ts';
import type { Fields, Plain } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { settingCases } from './setting-cases.ts';

const stored: Fields = finance;
const withRow = (...rows: readonly Plain[]): Fields => ({ rows });
const end = '60 5 2026-12-31 Bank';

const good: Readonly<Record<string, Fields>> = {
  'the sample': stored,
  'the smallest values': withRow('flat own 0% 0% 0% 6 0 2026-01-01 A'),
  'the largest values': withRow('murabaha bank 99.9999% 9999999.99 EGP 90% 120 99 2099-12-31 A'),
  'a long name': withRow(`flat own 12.5% 2% 30% 60 5 2026-12-31 ${'x'.repeat(100)}`),
  'a second name in Arabic': withRow(`flat own 12% 2% 30% ${end} ar:${'ب'.repeat(100)}`),
  'twenty offers': withRow(...Array.from({ length: 20 }, () => `flat own 12% 2% 30% ${end}`)),
};

const bad: Readonly<Record<string, Fields>> = {
  'no rows': {},
  'an empty list': withRow(),
  'a text': { rows: `flat own 12% 2% 30% ${end}` },
  'a number': withRow(12),
  'too many': withRow(...Array.from({ length: 21 }, () => `flat own 12% 2% 30% ${end}`)),
  'another kind': withRow(`usury own 12% 2% 30% ${end}`),
  'another lender': withRow(`flat friend 12% 2% 30% ${end}`),
  'a rate below zero': withRow(`flat own -12% 2% 30% ${end}`),
  'a rate of hundred': withRow(`flat own 100% 2% 30% ${end}`),
  'an exponent': withRow(`flat own 1e9% 2% 30% ${end}`),
  'a comma': withRow(`flat own 12,5% 2% 30% ${end}`),
  'five decimals': withRow(`flat own 12.12345% 2% 30% ${end}`),
  'a fee in dollars': withRow(`flat own 12% 25 USD 30% ${end}`),
  'a large fee': withRow(`flat own 12% 99999999 EGP 30% ${end}`),
  'a down payment of 91%': withRow(`flat own 12% 2% 91% ${end}`),
  'five months': withRow('flat own 12% 2% 30% 5 5 2026-12-31 Bank'),
  '121 months': withRow('flat own 12% 2% 30% 121 5 2026-12-31 Bank'),
  'an age of hundred': withRow('flat own 12% 2% 30% 60 100 2026-12-31 Bank'),
  'another day': withRow('flat own 12% 2% 30% 60 5 31.12.2026 Bank'),
  'no name': withRow('flat own 12% 2% 30% 60 5 2026-12-31 '),
  'a longer name': withRow(`flat own 12% 2% 30% 60 5 2026-12-31 ${'x'.repeat(101)}`),
  'a longer name in Arabic': withRow(
    `flat own 12% 2% 30% 60 5 2026-12-31 ${'x'.repeat(90)} ar:${'ب'.repeat(101)}`,
  ),
  'two offers in one': withRow(`flat own 12% 2% 30% ${end}\nflat own 1% 2% 30% ${end}`),
  'another field': { ...stored, rate: '1' },
};

export const financeCases: readonly AccountCase[] = settingCases('Settings/finance', {
  what: 'offers',
  stored,
  good,
  bad,
  other: { rows: finance.rows.slice(1) },
  required: 'rows',
});
