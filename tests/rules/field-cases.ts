/** Cases from tables of valid and invalid values per field. */

import { type Fields, type Plain, Raw } from '../support/wire.ts';
import { casesOf, freshId } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import { change, set } from './firestore-client.ts';
import type { Kind } from './kinds.ts';
import { without } from './samples.ts';

/** Values by description, per field. */
export type Values = Readonly<Record<string, Readonly<Record<string, Plain>>>>;

/** Each value in a new document, and as a change of a stored one; a field's first one over the wire. */
export function valueCases(kind: Kind, outcome: 'in' | 'out', values: Values): readonly DocumentCase[] {
  return Object.entries(values).flatMap(([field, table]) =>
    Object.entries(table).flatMap(([what, value], index): readonly DocumentCase[] => {
      const shared = {
        isFurtherValue: index > 0,
        outcome,
        who: 'staff',
        what: `${field}: ${what}`,
        at: `${kind.collection}/{id}`,
      } as const;
      const fields = { ...kind.sample, [field]: value };
      return [
        { ...shared, allow: `${kind.match} create`, act: set(fields) },
        { ...shared, allow: `${kind.match} update`, stored: kind.sample, act: change({ [field]: value }) },
      ];
    }),
  );
}

/** No field may be missing from a new document or removed by an update. */
export function missingFieldCases({ collection, match, sample }: Kind): readonly DocumentCase[] {
  return Object.keys(sample).flatMap((field): readonly DocumentCase[] => {
    const shared = { outcome: 'out', who: 'staff', at: `${collection}/{id}` } as const;
    const rest = without(sample, field);
    const created = { ...shared, allow: `${match} create` };
    const updated = { ...shared, allow: `${match} update`, stored: sample };
    return [
      { ...created, what: `${field} is missing`, act: set(rest) },
      { ...updated, what: `${field} is missing from the whole`, act: set(rest) },
      { ...updated, what: `${field} is deleted through the mask`, act: change({}, [field]) },
    ];
  });
}

/** Unknown field names; some are properties of every JavaScript object. */
const foreignNames = [
  'Foreign',
  'id',
  'isAdmin',
  'constructor',
  'toString',
  'hasOwnProperty',
  'Name.title',
  '`',
  'Ηidden', // with a Greek capital eta
];

/** A document can't gain an unknown field, but may keep an old one. */
export function foreignFieldCases({ collection, match, sample }: Kind): readonly DocumentCase[] {
  const at = `${collection}/{id}`;
  const staff = { who: 'staff', at } as const;
  const created = { ...staff, allow: `${match} create`, outcome: 'out' } as const;
  const updated = { ...staff, allow: `${match} update`, outcome: 'out' } as const;
  const old = { ...sample, Odometer: '40,000 km', Notes: { seller: 'B' } };
  const [aField = ''] = Object.keys(sample);
  const lowerCase = aField === aField.toLowerCase() ? aField.toUpperCase() : aField.toLowerCase();
  return [
    ...[...foreignNames, lowerCase].flatMap((name): readonly DocumentCase[] => [
      { ...created, what: `a foreign field '${name}'`, act: set(withField(sample, name)) },
      { ...updated, what: `gains '${name}'`, stored: sample, act: set(withField(sample, name)) },
    ]),
    { ...updated, what: 'changes a foreign field', stored: old, act: set({ ...old, Odometer: '4 km' }) },
    {
      ...updated,
      what: 'changes a part of a foreign field',
      stored: old,
      act: change({ Notes: { seller: 'C' } }, ['Notes.seller']),
    },
    {
      ...updated,
      what: 'gains a foreign field along with a right change',
      stored: sample,
      act: set({ ...sample, [aField]: 'Another', Odometer: 5 }),
    },
    {
      ...updated,
      what: 'changes a foreign field along with a right change',
      stored: old,
      act: set({ ...old, [aField]: 'Another', Odometer: '4 km' }),
    },
    { ...updated, what: 'drops a foreign field', stored: old, act: set(sample) },
    ...casesOf<DocumentCase>(updated, [
      ['in', 'keeps the foreign fields of an old document', set({ ...old, [aField]: 'Another' }), old],
      [
        'in',
        'gives an old document the fields it lacks',
        set({ ...sample, Odometer: 5 }),
        { [aField]: 'An old one', Odometer: 5 },
      ],
    ]),
  ];
}

function withField(fields: Fields, name: string): Fields {
  return Object.fromEntries([...Object.entries(fields), [name, 'x']]);
}

/** Values that are not text. */
export const noTexts: Readonly<Record<string, Plain>> = {
  nothing: null,
  'a number': 5,
  'a yes': true,
  'a date': new Date('2026-01-15T09:30:00Z'),
  'a list': ['text'],
  'a map': { text: 'text' },
  bytes: new Raw({ bytesValue: 'dGV4dA==' }),
  'a place': new Raw({ geoPointValue: { latitude: 30, longitude: 31 } }),
  'a reference': new Raw({
    referenceValue: `projects/demo-dealer/databases/(default)/documents/Cars/${freshId()}`,
  }),
};

export const blanks: Readonly<Record<string, Plain>> = {
  empty: '',
  'a space': ' ',
  'only white space': ' \t\r\n\f ',
};
