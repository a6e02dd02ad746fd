/** Audit fields, and the names of accounts. */

import type { Fields, Wire } from '../support/wire.ts';
import { casesOf, freshId, type RuleCase } from './cases.ts';
import type { Answer } from './emulators.ts';
import { deleteDocument, type FirestoreClient, setting } from './firestore-client.ts';
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
const saving = (path: string, fields: Fields, more: Wire = {}) => setting(path, fields, more);
const masked = (...fieldPaths: readonly string[]) => ({ updateMask: { fieldPaths } });
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
            client.commit(saving(path, { ...sample, ...fields(me, other) }, transforms)),
        },
        {
          ...shared,
          allow: `${match} update`,
          stored: sample,
          act: (client, path, me, other) => {
            const written = { ...changed, ...fields(me, other) };
            return client.commit(
              saving(path, written, { ...masked(...Object.keys(written)), ...transforms }),
            );
          },
        },
      ];
    }),
    ...(['updatedAt', 'updatedBy'] as const).map(
      (field): AccountCase => ({
        allow: `${match} update`,
        outcome: 'out',
        who: 'staff',
        what: `takes ${field} away`,
        at: `${collection}/{id}`,
        stored: { ...sample, updatedAt: earlier, updatedBy: freshId() },
        act: (client, path) => client.commit(saving(path, {}, masked(field))),
      }),
    ),
    ...Object.entries(flagsOf(kind)).map(
      ([what, flag]): AccountCase => ({
        allow: `${match} update`,
        outcome: 'out',
        who: 'staff',
        what: `${what}, under the audit fields of another`,
        at: `${collection}/{id}`,
        stored: { ...sample, updatedAt: earlier, updatedBy: freshId() },
        act: (client, path) => client.commit(saving(path, flag, masked(...Object.keys(flag)))),
      }),
    ),
    {
      allow: `${match} update`,
      outcome: 'out',
      who: 'staff',
      what: 'changed under their own audit fields of earlier',
      at: `${collection}/{id}`,
      stored: { ...sample, updatedAt: earlier },
      act: (client, path, me) => {
        const written = { ...changed, updatedBy: me.uid };
        return client.commit(saving(path, written, masked(...Object.keys(written))));
      },
    },
  ];
});

export const mine = (me: Account): Fields => ({ email: me.email });
/** The account's entry, with the server's time. */
export const entry = (path: string, fields: Fields): Wire =>
  saving(path, fields, { updateTransforms: [{ fieldPath: 'lastSeen', setToServerValue: 'REQUEST_TIME' }] });
const name = { allow: 'Staff/{account} create', who: 'staff', at: 'Staff/{me}' } as const;

export const accountCases: readonly AccountCase[] = [
  {
    ...name,
    outcome: 'in',
    what: 'their own name',
    act: (client, path, me) => client.commit(entry(path, mine(me))),
  },
  {
    ...name,
    allow: 'Staff/{account} update',
    outcome: 'in',
    what: 'their own name, which was another',
    stored: { email: 'before@dealer.example' },
    act: (client, path, me) => client.commit(entry(path, mine(me))),
  },
  {
    ...name,
    outcome: 'out',
    what: 'the name of another',
    at: 'Staff/{other}',
    act: (client, path, me) => client.commit(entry(path, mine(me))),
  },
  {
    ...name,
    allow: 'Staff/{account} update',
    outcome: 'out',
    what: 'the name of another who has one',
    at: 'Staff/{other}',
    stored: { email: 'other@dealer.example' },
    act: (client, path, me) => client.commit(entry(path, mine(me))),
  },
  ...casesOf<AccountCase>(name, [
    ['out', 'a false name', (client, path, _, other) => client.commit(entry(path, mine(other)))],
    [
      'out',
      'more than a name',
      (client, path, me) => client.commit(entry(path, { ...mine(me), admin: true })),
    ],
    ['out', 'their own name, not seen', (client, path, me) => client.commit(saving(path, mine(me)))],
    [
      'out',
      'their own name, seen at another time',
      (client, path, me) => client.commit(saving(path, { ...mine(me), lastSeen: earlier })),
    ],
  ]),
  {
    ...name,
    allow: 'Staff/{account} delete',
    outcome: 'out',
    what: 'an entry of an open team',
    stored: { email: 'before@dealer.example' },
    act: deleteDocument,
  },
  {
    ...name,
    who: 'Google account',
    outcome: 'out',
    what: 'their own name, being no staff',
    act: (client, path, me) => client.commit(entry(path, mine(me))),
  },
  ...(['staff', 'visitor', 'Google account', 'anonymous account'] as const).flatMap(
    (who): readonly AccountCase[] => {
      const outcome = who === 'staff' ? 'in' : 'out';
      const stored = { email: 'other@dealer.example' };
      const shared = { outcome, who, at: 'Staff/{other}', stored } as const;
      return [
        {
          ...shared,
          allow: 'Staff/{account} get',
          what: 'a name',
          act: (client, path) => client.send('GET', `/${path}`),
        },
        {
          ...shared,
          allow: 'Staff/{account} list',
          what: 'all names',
          act: (client) => client.query({ from: [{ collectionId: 'Staff' }] }),
        },
      ];
    },
  ),
];
