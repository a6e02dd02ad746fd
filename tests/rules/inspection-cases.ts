/** Rules of an inspection report. */

import type { Plain } from '../support/wire.ts';
import { type DocumentCase, getCases } from './document-cases.ts';
import { blanks, missingFieldCases, noTexts, type Values, valueCases } from './field-cases.ts';
import { kinds } from './kinds.ts';
import { people } from './people.ts';
import { textOf } from './samples.ts';
import { writeFormCases } from './write-form-cases.ts';

const inspections = kinds.Inspections;

const noMaps: Readonly<Record<string, Plain>> = { nothing: null, 'a text': 'good', 'a list': ['good'] };

const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `point-${'abcdefghij'[index % 10]}${'x'.repeat(index / 10)}`,
      'good',
    ]),
  );

const flaw = 'Cars/1_left side.webp 412 230 scratch 4.5';

/** As many notes as a report can have, with translations of this length. */
const longestNotes = (length: number) =>
  Object.fromEntries(Array.from({ length: 120 }, (_, number) => [textOf(197) + number, textOf(length)]));

const good: Values = {
  Inspector: { 'as long as may be': textOf(100) },
  Qualification: { 'as long as may be': textOf(100) },
  Place: { 'as long as may be': textOf(100) },
  Date: { 'another day': '2026-01-31' },
  Odometer: { none: 0, 'the most': 2_000_000 },
  Battery_Health: { 'the least': '1', 'two digits': '93', 'the most': '100' },
  Points: {
    none: {},
    'every finding': { bonnet: 'good', roof: 'remark Hail', seats: 'fault Torn', keys: 'unchecked' },
    'the longest note': { bonnet: `remark ${textOf(200)}` },
    'as many as may be': many(80),
  },
  Tread: { 'whole millimetres': { 'rear-right': '11' }, none: {} },
  Paint: { 'the most': { roof: '9999' }, none: {} },
  Flaws: {
    none: [],
    'without a place': ['Cars/1.webp none scratch 4.5', 'Cars/2.webp none dent 1 In the lining'],
    'with words': [`${flaw} Down to the primer, 2 cm wide`],
    'as many as may be': Array.from({ length: 40 }, (_, number) => `Cars/${number}.webp 0 1000 dent 1`),
  },
  Translations: {
    'no language': {},
    'no note': { de: {}, ar: {} },
    'names of objects and of paths': { de: { constructor: 'x', 'a.b `c` /d': '<b>x</b>', 5: '5' } },
    'as much as may be': { de: longestNotes(400), ar: longestNotes(400) },
  },
};

const bad: Values = {
  Translations: Object.fromEntries([
    ...Object.entries({
      ...noMaps,
      'an empty text after another': { Hail: 'Hagel', Torn: '' },
      'only space': { Hail: ' ' },
      'two lines': { Hail: 'Hagel\nRost' },
      'two notes in one': { 'Hail\nTorn': 'Hagel\nGerissen' },
      'a number': { Hail: 5 },
      'a text that is too long': { Hail: textOf(401) },
      'too many': { ...longestNotes(400), 'one more': 'x' },
    }).map(([what, notes]) => [what, { de: { Torn: 'Gerissen' }, ar: notes }] as const),
    ['nothing', null],
    ['another language', { fr: { Hail: 'Grêle' } }],
  ]),
  Inspector: { ...noTexts, ...blanks, 'too long': textOf(101) },
  Qualification: { ...noTexts, ...blanks, 'too long': textOf(101) },
  Place: { ...noTexts, ...blanks, 'too long': textOf(101) },
  Date: { ...noTexts, ...blanks, 'another format': '31.01.2026', 'a time': '2026-01-31T10:00:00Z' },
  Odometer: {
    'a text': '40000',
    'a fraction': 4.5,
    'less than none': -1,
    'too much': 2_000_001,
  },
  Battery_Health: {
    ...noTexts,
    none: '0',
    'too much': '101',
    'a fraction': '92.5',
    'a unit': '93%',
  },
  Points: {
    ...noMaps,
    'another finding': { bonnet: 'perfect' },
    'a finding with a note at once': { bonnet: 'remarkHail' },
    'a note that is too long': { bonnet: `remark ${textOf(201)}` },
    'two lines': { bonnet: 'remark Hail\nRust' },
    'two names in one': { 'bonnet\nroof': 'good' },
    'an empty finding after another': { bonnet: 'good', roof: '' },
    'a number': { bonnet: 5 },
    'another kind of name': { 'Bonnet <b>': 'good' },
    'too many': many(81),
  },
  Tread: {
    ...noMaps,
    'another wheel': { spare: '5' },
    'a unit': { 'front-left': '6.5 mm' },
    'less than none': { 'front-left': '-1' },
    'two wheels in one': { 'front-left\nrear-left': '5\n5' },
    'a number': { 'front-left': 5 },
  },
  Paint: {
    ...noMaps,
    'a fraction': { bonnet: '95.5' },
    'too much': { bonnet: '10000' },
    'two panels in one': { 'bonnet\nroof': '95' },
    'a number': { bonnet: 95 },
  },
  Flaws: {
    nothing: null,
    'a text': flaw,
    'a number': [5],
    'an empty line after another': [flaw, ''],
    'two lines in one': [`${flaw}\n${flaw}`],
    'a picture elsewhere': ['Hero/hero.webp 412 230 scratch 4.5'],
    'no place': ['Cars/1.webp scratch 4.5'],
    'a place that is still open': ['Cars/1.webp open scratch 4.5'],
    'no size': ['Cars/1.webp 412 230 scratch'],
    'words that are too long': [`${flaw} ${textOf(201)}`],
    'too many': Array.from({ length: 41 }, (_, number) => `Cars/${number}.webp 0 1000 dent 1`),
  },
};

export const inspectionCases: readonly DocumentCase[] = [
  ...getCases(inspections, people),
  ...writeFormCases(inspections, { Place: 'Alexandria' }),
  ...valueCases(inspections, 'in', good),
  ...valueCases(inspections, 'out', bad),
  ...valueCases(inspections, 'out', { Score: { 'a number': 97 } }),
  ...missingFieldCases(inspections),
];
