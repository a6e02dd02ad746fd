/** Rules of a closed team. tests/rules/team runs them, because they close the team for every other test. */
import type { Fields, Plain, Wire } from '../support/wire.ts';
import { type AccountCase, entry, mine } from './account-cases.ts';
import { forEach, onlyStaff, type RuleCase } from './cases.ts';
import {
  type Action,
  batchGet,
  change,
  deleteDocument,
  set,
  setting,
  transform,
} from './firestore-client.ts';
import { type Account, outsiders, people } from './people.ts';

const at = 'Settings/access';

const members = {
  me: (me: Account) => [me.uid],
  other: (_: Account, other: Account) => [other.uid],
  both: (me: Account, other: Account) => [other.uid, me.uid],
};

/** Adds or removes one member, as the dashboard does. */
const adding = (uid: string): Wire => ({
  fieldPath: 'members',
  appendMissingElements: { values: [{ stringValue: uid }] },
});
const removing = (uid: string): Wire => ({
  fieldPath: 'members',
  removeAllFromArray: { values: [{ stringValue: uid }] },
});

const lists: Readonly<
  Record<string, readonly [outcome: RuleCase['outcome'], (me: Account, other: Account) => Plain]>
> = {
  'themselves alone': ['in', members.me],
  'themselves and another': ['in', members.both],
  'a hundred members': ['in', ({ uid }) => [uid, ...Array.from({ length: 99 }, (_, i) => `m${i}`)]],
  'too many members': ['out', ({ uid }) => [uid, ...Array.from({ length: 100 }, (_, i) => `m${i}`)]],
  'only another': ['out', members.other],
  'no members': ['out', () => []],
  'members that are not ids': ['out', ({ uid }) => [uid, 5]],
  'an id of several lines': ['out', ({ uid }) => [uid, 'a\nb']],
  'a map of members': ['out', ({ uid }) => ({ [uid]: true })],
  'a text of members': ['out', ({ uid }) => uid],
};

const writes: readonly AccountCase[] = [
  ...Object.entries(lists).flatMap(([what, [outcome, list]]): readonly AccountCase[] => {
    const shared = { who: 'staff', outcome, what: `a team of ${what}`, at } as const;
    const act: AccountCase['act'] = (client, path, me, other) =>
      set({ members: list(me, other) })(client, path);
    return [
      { ...shared, allow: 'Settings/access create', act },
      { ...shared, allow: 'Settings/access update', members: members.both, act },
    ];
  }),
  ...(['create', 'update'] as const).flatMap((method): readonly AccountCase[] => {
    const shared = {
      allow: `Settings/access ${method}`,
      outcome: 'out',
      at,
      ...(method === 'update' && { members: members.both }),
    } as const;
    const alone: AccountCase['act'] = (client, path) => set({ members: [client.uid] })(client, path);
    const plain: AccountCase['act'] = (client, path, me) =>
      client.commit(setting(path, { members: [me.uid] }));
    const more: AccountCase['act'] = (client, path, me) =>
      set({ members: [me.uid], owner: me.uid })(client, path);
    return [
      ...forEach<AccountCase>(outsiders, { ...shared, what: 'a team of themselves', act: alone }),
      { ...shared, who: 'staff', what: 'a team without audit fields', act: plain },
      { ...shared, who: 'staff', what: 'a team with another field', act: more },
    ];
  }),
];

const update = { allow: 'Settings/access update', who: 'staff', at } as const;

const changes: readonly AccountCase[] = [
  ...(
    [
      ['in', 'a member lets in another', 'me', (_, other) => transform(adding(other.uid))],
      ['in', 'a member removes another', 'both', (_, other) => transform(removing(other.uid))],
      ['out', 'a member removes themselves, of one', 'me', (me) => transform(removing(me.uid))],
      ['out', 'a member removes themselves, of two', 'both', (me) => transform(removing(me.uid))],
      ['out', 'a waiting account lets itself in', 'other', (me) => transform(adding(me.uid))],
      ['out', 'a waiting account removes a member', 'other', (_, other) => transform(removing(other.uid))],
      ['out', 'a waiting account replaces the members', 'other', (me) => change({ members: [me.uid] })],
    ] as const satisfies readonly (readonly [
      outcome: RuleCase['outcome'],
      what: string,
      members: keyof typeof members,
      toAction: (me: Account, other: Account) => Action,
    ])[]
  ).map(
    ([outcome, what, those, toAction]): AccountCase => ({
      ...{ ...update, outcome, what, members: members[those] },
      act: (client, path, me, other) => toAction(me, other)(client, path),
    }),
  ),
  ...forEach<AccountCase>(people, {
    ...{ allow: 'none: delete', outcome: 'out', what: 'the team is opened again', at },
    ...{ members: members.me, act: deleteDocument },
  }),
];

const readTeam = { allow: 'Settings/access get', at, act: batchGet } as const;

const reads: readonly AccountCase[] = [
  ...onlyStaff<AccountCase>({ ...readTeam, what: 'whether the team is closed, which it is not' }),
  { ...readTeam, who: 'staff', outcome: 'in', what: 'the own team', members: members.me },
  { ...readTeam, who: 'staff', outcome: 'out', what: 'the team of another', members: members.other },
];

const stored: Fields = { email: 'before@dealer.example' };
const signIn: AccountCase['act'] = (client, path, me) => client.commit(entry(path, mine(me)));
const all: AccountCase['act'] = (client) => client.query({ from: [{ collectionId: 'Staff' }] });

const waiting = members.other;

/** An account in the team, and one that waits to be let in. What an entry may hold: account-cases.ts. */
const entries: readonly (readonly [
  method: string,
  outcome: RuleCase['outcome'],
  what: string,
  whose: 'me' | 'other',
  members: NonNullable<AccountCase['members']>,
  act: AccountCase['act'],
])[] = [
  ['create', 'in', 'a waiting account signs in', 'me', waiting, signIn],
  ['create', 'in', 'a member signs in', 'me', members.me, signIn],
  ['create', 'out', 'a waiting account signs in as another', 'other', waiting, signIn],
  ['update', 'in', 'a member signs in again', 'me', members.me, signIn],
  ['update', 'out', 'a waiting account signs in again', 'me', waiting, signIn],
  ['get', 'in', 'a member reads a name', 'other', members.me, batchGet],
  ['get', 'out', 'a waiting account reads its own name', 'me', waiting, batchGet],
  ['list', 'in', 'a member lists accounts', 'other', members.me, all],
  ['list', 'out', 'a waiting account lists accounts', 'other', waiting, all],
  ['delete', 'in', 'a member deletes a waiting entry', 'other', members.me, deleteDocument],
  ['delete', 'out', 'a member deletes a member’s entry', 'other', members.both, deleteDocument],
  ['delete', 'out', 'a waiting account deletes its entry', 'me', waiting, deleteDocument],
];

export const teamCases: readonly AccountCase[] = [
  ...writes,
  ...changes,
  ...reads,
  ...entries.map(
    ([method, outcome, what, whose, those, act]): AccountCase => ({
      ...{ allow: `Staff/{account} ${method}`, who: 'staff', outcome, what, at: `Staff/{${whose}}` },
      ...{ members: those, act, ...(method !== 'create' && { stored }) },
    }),
  ),
];
