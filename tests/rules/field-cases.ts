/** Cases from tables of valid and invalid values per field. */

import { type Plain, Raw } from '../support/wire.ts';
import { casesOf } from './cases.ts';
import type { DocumentCase } from './document-cases.ts';
import { change, set } from './firestore-client.ts';
import type { Kind } from './kinds.ts';
import { without } from './samples.ts';

/** Values by description, per field. */
export type Values = Readonly<Record<string, Readonly<Record<string, Plain>>>>;

/** Each value as a change of a stored document; a field's first one also in a new document, and over the wire. */
export function valueCases(kind: Kind, outcome: 'in' | 'out', values: Values): readonly DocumentCase[] {
  const shared = { outcome, who: 'staff', at: `${kind.collection}/{id}` } as const;
  return Object.entries(values).flatMap(([field, table]) =>
    Object.entries(table).flatMap(([name, value], index): readonly DocumentCase[] => {
      const what = `${field}: ${name}`;
      const [act, stored] = [change({ [field]: value }), kind.sample];
      const update = {
        ...shared,
        what,
        allow: `${kind.match} update`,
        stored,
        act,
        isFurtherValue: index > 0,
      };
      const created = set({ ...kind.sample, [field]: value });
      return index > 0
        ? [update]
        : [update, { ...shared, what, allow: `${kind.match} create`, act: created }];
    }),
  );
}

/** No field may be missing from a new document or removed by an update. */
export function missingFieldCases({ collection, match, sample }: Kind): readonly DocumentCase[] {
  const shared = { outcome: 'out', who: 'staff', at: `${collection}/{id}` } as const;
  return Object.keys(sample).flatMap((field): readonly DocumentCase[] => [
    { ...shared, allow: `${match} create`, what: `${field} is missing`, act: set(without(sample, field)) },
    {
      ...shared,
      allow: `${match} update`,
      what: `${field} is deleted`,
      stored: sample,
      act: change({}, [field]),
    },
  ]);
}

/** Unknown field names; some are properties of every JavaScript object. */
const foreignNames = ['Foreign', 'constructor', 'Name.title', '`', 'Ηidden' /* with a Greek capital eta */];

/** A document can't gain an unknown field, but may keep an old one. */
export function foreignFieldCases({ collection, match, sample }: Kind): readonly DocumentCase[] {
  const staff = { who: 'staff', at: `${collection}/{id}` } as const;
  const old = { ...sample, Odometer: '40,000 km', Notes: { seller: 'B' } };
  const [aField = ''] = Object.keys(sample);
  const gained = (name: string) => set({ ...sample, [name]: 'x' });
  const part = change({ Notes: { seller: 'C' } }, ['Notes.seller']);
  return [
    ...casesOf<DocumentCase>(
      { ...staff, allow: `${match} create` },
      foreignNames.slice(0, 2).map((name) => ['out', `a foreign field '${name}'`, gained(name)]),
    ),
    ...casesOf<DocumentCase>({ ...staff, allow: `${match} update`, stored: sample }, [
      ...foreignNames.map((name) => ['out', `gains '${name}'`, gained(name)] as const),
      ['out', 'gains a foreign field along with a right change', set({ ...old, [aField]: 'Another' })],
      ['out', 'changes a foreign field', set({ ...old, Odometer: '4 km' }), old],
      ['out', 'changes a part of a foreign field', part, old],
      ['out', 'drops a foreign field', set(sample), old],
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

/** Values that are not text. */
export const noTexts: Readonly<Record<string, Plain>> = {
  nothing: null,
  'a number': 5,
  'a list': ['text'],
  bytes: new Raw({ bytesValue: 'dGV4dA==' }),
};

export const blanks: Readonly<Record<string, Plain>> = { empty: '', 'only white space': ' \t\r\n\f ' };
