/** Rules of the rates that the import calculator adds up. */

import { importRates } from '../../seed/importRates.ts';
import type { Fields, Plain } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { settingCases } from './setting-cases.ts';

const { texts: _optional, ...required } = importRates;
const stored: Fields = importRates;
const source = '2026-12-31 Published';
const withRow = (...rows: readonly Plain[]): Fields => ({ ...required, rows });
const vat = (rest: string) => withRow(`vat any any ${rest}`);
const each = (name: string, table: Readonly<Record<string, Plain>>) =>
  Object.fromEntries(
    Object.entries(table).map(([what, value]) => [`${name}: ${what}`, { ...stored, [name]: value }]),
  );

const good: Readonly<Record<string, Fields>> = {
  'the sample': stored,
  'no texts': required,
  'one text': { ...required, texts: { ar: 'x'.repeat(5000) } },
  'a hundred rows': withRow(...Array.from({ length: 100 }, () => `vat any any 0-99999 14% above ${source}`)),
  'an amount': withRow(`clearance eu plug-in-hybrid 0-1600 999999999.99 USD ${source}`),
  'a source in Arabic': vat(`0-99999 14% cif 2026-12-31 ${'جريدة '.repeat(50)}`.trim()),
};

const bad: Readonly<Record<string, Fields>> = {
  ...each('EUR', {
    nothing: null,
    empty: '',
    'a sign': '-1',
    exponent: '1e309',
    'a comma': '56,1',
    long: '10000',
  }),
  ...each('USD', { 'five decimals': '1.23456', 'a number': 48.4 }),
  ...each('day', { 'another format': '31.12.2026', 'a time': '2026-12-31T00:00Z' }),
  ...each('ageNew', { 'a word': 'old', hundred: '100' }),
  ...each('ageUsed', { 'a sign': '-1' }),
  ...each('rows', { 'a text': `vat any any 0-99999 14% cif ${source}`, none: [], 'a number': [14] }),
  'too many rows': withRow(...Array.from({ length: 101 }, () => `vat any any 0-99999 14% above ${source}`)),
  'another cost': withRow(`radio any any 0-99999 14% cif ${source}`),
  'another origin': withRow(`vat mars any 0-99999 14% cif ${source}`),
  'another fuel': withRow(`vat any steam 0-99999 14% cif ${source}`),
  'no engine': vat(`14% cif ${source}`),
  'another base': vat(`0-99999 14% half ${source}`),
  'another currency': vat(`0-99999 14 GBP ${source}`),
  'no last day': vat('0-99999 14% cif Published'),
  'no source': vat('0-99999 14% cif 2026-12-31 '),
  'a long source': vat(`0-99999 14% cif 2026-12-31 ${'x'.repeat(301)}`),
  'two rows in one': vat(`0-99999 14% cif ${source}\nvat any any 0-99999 1% cif ${source}`),
  'a text in another language': { ...stored, texts: { fr: 'Texte' } },
  'a blank text': { ...stored, texts: { en: ' ' } },
  'a long text': { ...stored, texts: { en: 'x'.repeat(5001) } },
  'a list of texts': { ...stored, texts: ['Text'] },
  'another field': { ...stored, rate: '1' },
};

export const importCases: readonly AccountCase[] = settingCases('Settings/import', {
  what: 'rates',
  stored,
  good,
  bad,
  other: { EUR: '57' },
  required: 'day',
});
