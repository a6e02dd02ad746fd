/** Audit fields, and the names of accounts. */

import type { Fields, Wire } from '../support/wire.ts';
import { casesOf, freshId, onlyStaff, type RuleCase } from './cases.ts';
import type { Answer } from './emulators.ts';
import { deleteDocument, type FirestoreClient, getDocument, setting } from './firestore-client.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Account } from './people.ts';

export interface AccountCase extends RuleCase {
  /** The document's path. `{id}` is replaced by a fresh id, `{me}` and `{other}` by account ids. */
  readonly at: string;
  readonly stored?: Fields | ((me: Account, other: Account) => Fields);
  /** The members of a closed team. Closing the team affects every other test: see tests/rules/team. */
  readonly members?: (me: Account, other: Account) => readonly string[];
  readonly act: (client: FirestoreClient, path: string, me: Account, other: Account) => Promise<Answer>;
}

const now = { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' };
const masked = (...fieldPaths: readonly string[]) => ({ updateMask: { fieldPaths } });
const saves =
  (fields: Fields, more: Wire): AccountCase['act'] =>
  (client, path) =>
    client.commit(setting(path, fields, more));
const earlier = new Date('2026-01-01T00:00:00Z');

/** The audit fields of a save, and whether it uses the server's time. */
interface Claim {
  readonly outcome: 'in' | 'out';
  readonly fields: (me: Account, other: Account) => Fields;
  readonly atServerTime: boolean;
}

const claims: Readonly<Record<string, Claim>> = {
  'by me, now': { outcome: 'in', fields: (me) => ({ updatedBy: me.uid }), atServerTime: true },
  'by nobody, at no time': { outcome: 'out', fields: () => ({}), atServerTime: false },
  'by another': { outcome: 'out', fields: (_, other) => ({ updatedBy: other.uid }), atServerTime: true },
  'by nobody, now': { outcome: 'out', fields: () => ({}), atServerTime: true },
  'by me, no time': { outcome: 'out', fields: (me) => ({ updatedBy: me.uid }), atServerTime: false },
  'by me, at another time': {
    outcome: 'out',
    fields: (me) => ({ updatedBy: me.uid, updatedAt: earlier }),
    atServerTime: false,
  },
  'by my address': { outcome: 'out', fields: (me) => ({ updatedBy: me.email }), atServerTime: true },
};

/** The smallest possible changes. */
const flagsOf = ({ collection, changed }: Kind): Readonly<Record<string, Fields>> =>
  collection === 'Cars'
    ? { 'switches Featured': { Featured: true }, 'reserves a car': { Status: 'reserved' } }
    : { 'changes a text': changed };

export const stampCases: readonly AccountCase[] = Object.values(kinds).flatMap((kind) => {
  const { collection, match, sample, changed } = kind;
  return [
    ...Object.entries(claims).flatMap(([what, { outcome, fields, atServerTime }]): readonly AccountCase[] => {
      const transforms = atServerTime ? { updateTransforms: [now] } : {};
      const shared = { outcome, who: 'staff', what: `saved ${what}`, at: `${collection}/{id}` } as const;
      return [
        {
          ...shared,
          allow: `${match} create`,
          act: (client, path, me, other) =>
            client.commit(setting(path, { ...sample, ...fields(me, other) }, transforms)),
        },
        {
          ...shared,
          allow: `${match} update`,
          stored: sample,
          act: (client, path, me, other) => {
            const written = { ...changed, ...fields(me, other) };
            return client.commit(
              setting(path, written, { ...masked(...Object.keys(written)), ...transforms }),
            );
          },
        },
      ];
    }),
    ...casesOf<AccountCase>(
      {
        ...{ allow: `${match} update`, who: 'staff', at: `${collection}/{id}` },
        stored: { ...sample, updatedAt: earlier, updatedBy: freshId() },
      },
      [
        ...['updatedAt', 'updatedBy'].map(
          (field) => ['out', `takes ${field} away`, saves({}, masked(field))] as const,
        ),
        ...Object.entries(flagsOf(kind)).map(
          ([what, flag]) =>
            [
              'out',
              `${what}, under the audit fields of another`,
              saves(flag, masked(...Object.keys(flag))),
            ] as const,
        ),
        [
          'out',
          'changed under their own audit fields of earlier',
          (client, path, me) => {
            const written = { ...changed, updatedBy: me.uid };
            return client.commit(setting(path, written, masked(...Object.keys(written))));
          },
          { ...sample, updatedAt: earlier },
        ],
      ],
    ),
  ];
});

export const mine = (me: Account): Fields => ({ email: me.email });
/** The account's entry, with the server's time. */
export const entry = (path: string, fields: Fields): Wire =>
  setting(path, fields, { updateTransforms: [{ fieldPath: 'lastSeen', setToServerValue: 'REQUEST_TIME' }] });
const create = { allow: 'Staff/{account} create', who: 'staff', at: 'Staff/{me}' } as const;
const update = { ...create, allow: 'Staff/{account} update' } as const;
const ofOther = 'Staff/{other}';
const signIn: AccountCase['act'] = (client, path, me) => client.commit(entry(path, mine(me)));
const named: Fields = { email: 'before@dealer.example' };

export const accountCases: readonly AccountCase[] = [
  ...casesOf<AccountCase>(create, [
    ['in', 'their own name', signIn],
    ['out', 'a false name', (client, path, _, other) => client.commit(entry(path, mine(other)))],
    [
      'out',
      'more than a name',
      (client, path, me) => client.commit(entry(path, { ...mine(me), admin: true })),
    ],
    ['out', 'their own name, not seen', (client, path, me) => client.commit(setting(path, mine(me)))],
    [
      'out',
      'their own name, seen at another time',
      (client, path, me) => client.commit(setting(path, { ...mine(me), lastSeen: earlier })),
    ],
  ]),
  { ...create, outcome: 'out', what: 'the name of another', at: ofOther, act: signIn },
  {
    ...{ ...create, who: 'Google account', outcome: 'out' },
    ...{ what: 'their own name, being no staff', act: signIn },
  },
  ...casesOf<AccountCase>(update, [['in', 'their own name, which was another', signIn, named]]),
  ...casesOf<AccountCase>({ ...update, at: ofOther }, [
    ['out', 'the name of another who has one', signIn, { email: 'other@dealer.example' }],
  ]),
  ...casesOf<AccountCase>({ ...create, allow: 'Staff/{account} delete' }, [
    ['out', 'an entry of an open team', deleteDocument, named],
  ]),
  ...Object.entries({
    get: ['a name', getDocument],
    list: ['all names', (client) => client.query({ from: [{ collectionId: 'Staff' }] })],
  } satisfies Record<string, readonly [what: string, act: AccountCase['act']]>).flatMap(
    ([method, [what, act]]) =>
      onlyStaff<AccountCase>({
        ...{ allow: `Staff/{account} ${method}`, at: ofOther, stored: { email: 'other@dealer.example' } },
        ...{ what, act },
      }),
  ),
];
