/** Rules of the build hook and of requests to publish. */

import { randomUUID } from 'node:crypto';
import type { Fields } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { forEach } from './cases.ts';
import { change, deleteDocument, getDocument, set, transform } from './firestore-client.ts';
import { outsiders, people } from './people.ts';

const at = 'Settings/publishing';
const hook = 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78';
const settings = { hook, limit: 20 };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const create = { allow: 'Settings/publishing create', at } as const;
const update = { allow: 'Settings/publishing update', at, stored: settings } as const;
const atServerTime = {
  updateTransforms: [{ fieldPath: 'requestedAt', setToServerValue: 'REQUEST_TIME' }],
};

/** Requests a build at the server's time on behalf of `requestedBy`. */
const request =
  (by: 'me' | 'other', more = atServerTime): AccountCase['act'] =>
  (client, path, me, other) => {
    const fields = {
      ...{ month: '2026-11', count: 1, requestId: randomUUID() },
      requestedBy: by === 'me' ? me.uid : other.uid,
    };
    return change(fields, Object.keys(fields), more)(client, path);
  };

const withdrawnNow = { fieldPath: 'withdrawnAt', setToServerValue: 'REQUEST_TIME' };
const withdraw = change({ count: 0 }, ['count', 'requestedAt'], { updateTransforms: [withdrawnNow] });
const forget = change({}, ['requestedAt', 'withdrawnAt']);
const withdrawEarlier = change({ withdrawnAt: minutesAgo(60) }, ['requestedAt', 'withdrawnAt']);

const refusedFields: Readonly<Record<string, Fields>> = {
  'the hook of another host': {
    hook: 'https://api.netlify.com.evil.example/build_hooks/5c23354f454e1350f8543e78',
  },
  'a hook over plain HTTP': { hook: hook.replace('https', 'http') },
  'another address of the host': { hook: 'https://api.netlify.com/api/v1/sites' },
  'a hook with something behind it': { hook: `${hook}\n` },
  'an empty hook': { hook: '' },
  'a limit of none': { limit: 0 },
  'a limit in words': { limit: 'twenty' },
  'a count below zero': { count: -1 },
  'a month that is not one': { month: 'November' },
  'an id of a request in words': { requestId: 'mine' },
  'another field': { token: 'secret' },
};

export const publishingCases: readonly AccountCase[] = [
  { ...create, who: 'staff', outcome: 'in', what: 'a hook and a limit', act: set(settings) },
  ...forEach<AccountCase>(outsiders, { ...create, outcome: 'out', what: 'a hook', act: set(settings) }),
  {
    ...create,
    who: 'staff',
    outcome: 'out',
    what: 'a request without settings before it',
    act: set(settings, atServerTime),
  },
  { ...update, who: 'staff', outcome: 'in', what: 'another limit', act: change({ limit: 40 }) },
  ...forEach<AccountCase>(outsiders, {
    ...update,
    outcome: 'out',
    what: 'another limit',
    act: change({ limit: 40 }),
  }),
  ...Object.entries(refusedFields).flatMap(([what, fields]): readonly AccountCase[] => [
    { ...create, who: 'staff', outcome: 'out', what, act: set({ ...settings, ...fields }) },
    { ...update, who: 'staff', outcome: 'out', what, act: change(fields) },
  ]),
  { ...update, who: 'staff', outcome: 'in', what: 'the first request', act: request('me') },
  {
    ...update,
    who: 'staff',
    outcome: 'in',
    what: 'a request ten minutes after the last',
    stored: { ...settings, requestedAt: minutesAgo(11), requestedBy: 'someone' },
    act: request('me'),
  },
  {
    ...update,
    who: 'staff',
    outcome: 'out',
    what: 'a request nine minutes after the last',
    stored: { ...settings, requestedAt: minutesAgo(9), requestedBy: 'someone' },
    act: request('me'),
  },
  { ...update, who: 'staff', outcome: 'out', what: 'a request of another', act: request('other') },
  {
    ...update,
    who: 'staff',
    outcome: 'out',
    what: 'a request at another time',
    act: (client, path, me) =>
      change({ requestedAt: minutesAgo(60), requestedBy: me.uid, count: 1 })(client, path),
  },
  ...(['me', 'other'] as const).map(
    (by): AccountCase => ({
      ...update,
      who: 'staff',
      outcome: by === 'me' ? 'in' : 'out',
      what: `takes back the request of ${by}`,
      stored: (me, other) => ({
        ...settings,
        requestedAt: minutesAgo(1),
        requestedBy: by === 'me' ? me.uid : other.uid,
      }),
      act: withdraw,
    }),
  ),
  ...(
    [
      [
        'in',
        'takes back a request eleven minutes after another',
        () => ({ withdrawnAt: minutesAgo(11) }),
        withdraw,
      ],
      ['out', 'takes back a second request in ten minutes', () => ({ withdrawnAt: minutesAgo(9) }), withdraw],
      ['out', 'takes back a request and does not say when', () => ({}), change({}, ['requestedAt'])],
      ['out', 'forgets that a request was taken back', () => ({ withdrawnAt: minutesAgo(1) }), forget],
      ['out', 'takes back a request at another time', () => ({}), withdrawEarlier],
    ] as const
  ).map(
    ([outcome, what, fields, act]): AccountCase => ({
      ...{ ...update, who: 'staff', outcome, what, act },
      stored: ({ uid }) => ({ ...settings, ...fields(), requestedAt: minutesAgo(1), requestedBy: uid }),
    }),
  ),
  {
    ...update,
    who: 'staff',
    outcome: 'out',
    what: 'a request that forgets the one taken back',
    stored: { ...settings, withdrawnAt: minutesAgo(1) },
    act: (client, path, me) =>
      change(
        { requestedBy: me.uid, count: 1 },
        ['requestedBy', 'count', 'withdrawnAt'],
        atServerTime,
      )(client, path),
  },
  {
    ...update,
    who: 'staff',
    outcome: 'out',
    what: 'a time of taking back alone',
    act: transform(withdrawnNow),
  },
  {
    ...create,
    who: 'staff',
    outcome: 'out',
    what: 'a time of taking back',
    act: set(settings, { updateTransforms: [withdrawnNow] }),
  },
  ...people.flatMap((who): readonly AccountCase[] => [
    {
      allow: 'Settings/publishing get',
      who,
      outcome: who === 'staff' ? 'in' : 'out',
      what: 'the hook',
      at,
      stored: settings,
      act: getDocument,
    },
    {
      allow: 'none: list',
      who,
      outcome: 'out',
      what: 'all settings',
      at,
      stored: settings,
      act: (client) => client.query({ from: [{ collectionId: 'Settings' }] }),
    },
    {
      allow: 'none: delete',
      who,
      outcome: 'out',
      what: 'the hook',
      at,
      stored: settings,
      act: deleteDocument,
    },
  ]),
];
