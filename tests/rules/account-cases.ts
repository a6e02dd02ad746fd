/** Audit fields, and the names of accounts. */

import type { Fields, Wire } from '../support/wire.ts';
import { casesOf, freshId, onlyStaff, type RuleCase } from './cases.ts';
import type { Answer } from './emulators.ts';
import { deleteDocument, type FirestoreClient, getDocument, set, setting } from './firestore-client.ts';
import { kinds } from './kinds.ts';
import { type Account, everyone } from './people.ts';
import { car } from './samples.ts';

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

/** Audit fields of a save, and whether it uses the server's time. */
type Claim = readonly [what: string, atServerTime: boolean, (me: Account, other: Account) => Fields];

const badClaims: readonly Claim[] = [
  ['by nobody, at no time', false, () => ({})],
  ['by another', true, (_, other) => ({ updatedBy: other.uid })],
  ['by nobody, now', true, () => ({})],
  ['by me, no time', false, (me) => ({ updatedBy: me.uid })],
  ['by me, at another time', false, (me) => ({ updatedBy: me.uid, updatedAt: earlier })],
  ['by my address', true, (me) => ({ updatedBy: me.email })],
];

/** Every collection asks for both fields by one predicate, which cars ask for in each way. */
export const stampCases: readonly AccountCase[] = Object.values(kinds).flatMap((kind) => {
  const { collection, match, sample, changed } = kind;
  const shared = { who: 'staff', at: `${collection}/{id}` } as const;
  const claims = collection === 'Cars' ? badClaims : badClaims.slice(1, 2);
  const stored = { ...sample, updatedAt: earlier, updatedBy: freshId() };
  return [
    ...claims.flatMap(([what, atServerTime, fields]) => {
      const transforms = atServerTime ? { updateTransforms: [now] } : {};
      const creates: AccountCase['act'] = (client, path, me, other) =>
        client.commit(setting(path, { ...sample, ...fields(me, other) }, transforms));
      const updates: AccountCase['act'] = (client, path, me, other) => {
        const written = { ...changed, ...fields(me, other) };
        return saves(written, { ...masked(...Object.keys(written)), ...transforms })(client, path, me, other);
      };
      return [
        ...casesOf<AccountCase>({ ...shared, allow: `${match} create` }, [['out', `saved ${what}`, creates]]),
        ...casesOf<AccountCase>({ ...shared, allow: `${match} update` }, [
          ['out', `saved ${what}`, updates, sample],
        ]),
      ];
    }),
    ...casesOf<AccountCase>({ ...shared, allow: `${match} update`, stored }, [
      ['out', 'changed under the audit fields of another', saves(changed, masked(...Object.keys(changed)))],
    ]),
  ];
});

/** Of cars alone: the smallest possible changes of audit fields, and every way to sign in. */
const carCases: readonly AccountCase[] = [
  ...casesOf<AccountCase>(
    {
      ...{ allow: 'Cars/{car} update', who: 'staff', at: 'Cars/{id}' },
      stored: { ...car, updatedAt: earlier, updatedBy: freshId() },
    },
    [
      ['out', 'takes updatedAt away', saves({}, masked('updatedAt'))],
      ['out', 'takes updatedBy away', saves({}, masked('updatedBy'))],
      [
        'out',
        'changed under their own audit fields of earlier',
        (client, path, me) =>
          client.commit(
            setting(path, { Featured: true, updatedBy: me.uid }, masked('Featured', 'updatedBy')),
          ),
        { ...car, updatedAt: earlier },
      ],
    ],
  ),
  ...onlyStaff<AccountCase>(
    {
      allow: 'Cars/{car} create',
      what: 'a car',
      at: 'Cars/{id}',
      act: (client, path) => set(car)(client, path),
    },
    everyone,
  ),
];

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
  ...carCases,
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
