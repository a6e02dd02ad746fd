/** Rules of leads: only staff read and write them. */

import { leadLimits } from '../../src/model/limits.ts';
import { type Fields, Raw } from '../support/wire.ts';
import { casesOf } from './cases.ts';
import { type DocumentCase, getCases } from './document-cases.ts';
import {
  blanks,
  foreignFieldCases,
  missingFieldCases,
  noTexts,
  type Values,
  valueCases,
} from './field-cases.ts';
import { change, set } from './firestore-client.ts';
import { kinds } from './kinds.ts';
import { lead, textOf } from './samples.ts';
import { writeFormCases } from './write-form-cases.ts';

const kind = kinds.Leads;

const note = '2026-11-20T09:30:00.000Z somebody Called,\u2028no answer';

const good: Values = {
  Name: { 'as long as may be': textOf(leadLimits.name) },
  Email: { none: '' },
  Phone: { none: '', 'of another country': '+49 (170) 123-45/67' },
  Car: { 'as long as may be': textOf(leadLimits.car), 'no words': '' },
  Cars: {
    none: [],
    'as many as may be': Array.from({ length: leadLimits.cars }, (_, index) => `car-${index}`),
  },
  Message: { 'no words': '', 'as long as may be': textOf(leadLimits.message) },
  Locale: { English: 'en', German: 'de' },
  Source: { 'by phone': 'phone', 'in person': 'walk-in', another: 'other' },
  AskedAt: { another: new Date('2026-11-21') },
  State: { answered: 'answered', viewing: 'viewing', offer: 'offer', won: 'won', lost: 'lost' },
  Consent: { 'of a month': '2026-12' },
  Viewing: { 'a test drive': 'test-drive 2026-11-26 morning' },
  Search: { 'a query': 'brand=BMW&q=%D8%B3+x' },
  Cut: { 'a number': 200 },
  Reason: { words: 'Bought elsewhere' },
  Owner: { 'an account': 'somebody' },
  Next: { words: 'Call about the offer' },
  Due: { 'a day': '2026-11-27' },
  Notes: {
    none: [],
    'as many as may be': Array.from({ length: 200 }, (_, index) => `${note} ${index}`),
  },
  Told: { one: ['audi-q8 sold'] },
};

const lines: Values[string] = {
  'a text': 'x',
  'a line break': ['a\nb'],
  'a number in it': ['a', 5],
};

const bad: Values = {
  Name: { ...noTexts, ...blanks, 'too long': textOf(leadLimits.name + 1) },
  Email: { ...noTexts, 'too long': textOf(leadLimits.email + 1) },
  Phone: {
    ...noTexts,
    'with letters': 'tel:+20',
    'too long': '1'.repeat(leadLimits.phone + 1),
    'two lines': '+20\n1',
  },
  Car: { ...noTexts, 'too long': textOf(leadLimits.car + 1) },
  Cars: { ...lines, 'too many': Array.from({ length: leadLimits.cars + 1 }, (_, index) => `car-${index}`) },
  Message: { ...noTexts, 'too long': textOf(leadLimits.message + 1) },
  Locale: { ...noTexts, French: 'fr' },
  Source: { ...noTexts, another: 'fair' },
  AskedAt: { 'a text': '2026-11-20', nothing: null },
  State: { ...noTexts, another: 'gone', 'two states': 'won\nlost' },
  Consent: { ...noTexts, 'a yes': 'yes' },
  Viewing: { ...noTexts, 'at night': 'viewing 2026-11-26 night', 'without a day': 'viewing morning' },
  Search: { ...noTexts, blank: '', 'an address': 'https://evil.example/?q=x', 'too long': 'x'.repeat(501) },
  Cut: { none: 0, 'too much': 5001, 'a half': new Raw({ doubleValue: 4.5 }), 'a text': '5' },
  Reason: { ...noTexts, ...blanks, 'too long': textOf(leadLimits.reason + 1) },
  Owner: { ...noTexts, blank: '', 'a path': 'Staff/x', 'two words': 'a b' },
  Next: { ...noTexts, ...blanks, 'too long': textOf(leadLimits.next + 1) },
  Due: { ...noTexts, 'another format': '27.11.2026', 'a time': '2026-11-27T10:00Z' },
  Notes: { ...lines, 'too long': [textOf(leadLimits.allNotes + 1)] },
  Told: { ...lines, 'too many': Array.from({ length: 201 }, (_, index) => `x ${index}`) },
};

/** One valid value of each. */
const everyField = Object.fromEntries(
  Object.entries(good).map(([name, values]) => [name, Object.values(values)[0] ?? '']),
);
const old: Fields = { Name: 5, Phone: 'unknown', Stars: true };

export const leadCases: readonly DocumentCase[] = [
  ...getCases(kind, ['staff']),
  ...writeFormCases(kind, { State: 'answered', Owner: 'somebody' }),
  ...valueCases(kind, 'in', good),
  ...valueCases(kind, 'out', bad),
  ...missingFieldCases(kind),
  ...foreignFieldCases(kind),
  ...casesOf<DocumentCase>({ allow: 'Leads/{lead} update', who: 'staff', at: 'Leads/{id}', stored: lead }, [
    ['in', 'a reason removed', change({ State: 'new' }, ['Reason']), { ...lead, Reason: 'Price' }],
    ['in', 'a state for an old one', change({ State: 'won' }), old],
    ['out', 'a wrong state for an old one', change({ State: 'gone' }), old],
    ['in', 'the whole with every field', set({ ...lead, ...everyField })],
  ]),
];
