/** Rules of the build hook and of requests to publish. */

import { randomUUID } from 'node:crypto';
import type { Fields } from '../support/wire.ts';
import type { AccountCase } from './account-cases.ts';
import { casesOf, forEach, onlyStaff } from './cases.ts';
import { change, deleteDocument, getDocument, set, transform } from './firestore-client.ts';
import { type Account, people } from './people.ts';

const at = 'Settings/publishing';
const hook = 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78';
const settings = { hook, limit: 20 };
/** Before the call: a limit of ten minutes is tried with nine, so not when the cases are listed. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const create = { allow: 'Settings/publishing create', at } as const;
const update = { allow: 'Settings/publishing update', at, stored: settings } as const;
const atServerTime = {
  updateTransforms: [{ fieldPath: 'requestedAt', setToServerValue: 'REQUEST_TIME' }],
};

const build = () => ({ month: '2026-11', count: 1, requestId: randomUUID() });

/** Requests a build at the server's time on behalf of `by`; `forgotten` fields are removed. */
const request =
  (by: 'me' | 'other', ...forgotten: readonly string[]): AccountCase['act'] =>
  (client, path, me, other) => {
    const fields = { ...build(), requestedBy: by === 'me' ? me.uid : other.uid };
    return change(fields, [...Object.keys(fields), ...forgotten], atServerTime)(client, path);
  };
const requestEarlier: AccountCase['act'] = (client, path, me) =>
  change({ ...build(), requestedAt: minutesAgo(60), requestedBy: me.uid })(client, path);

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
  'a limit of none': { limit: 0 },
  'a limit in words': { limit: 'twenty' },
  'a count below zero': { count: -1 },
  'a month that is not one': { month: 'November' },
  'an id of a request in words': { requestId: 'mine' },
  'another field': { token: 'secret' },
};

const hookAt = { what: 'the hook', at, stored: settings } as const;

/** A request that was made so many minutes ago. */
const requested = (minutes: number, requestedBy = 'someone') => ({
  ...{ ...settings, requestedAt: minutesAgo(minutes), requestedBy },
});
/** The account's own request of a minute ago. */
const own =
  (fields: Fields | (() => Fields) = {}) =>
  ({ uid }: Account) => ({ ...requested(1, uid), ...(typeof fields === 'function' ? fields() : fields) });
const withdrawn = { ...settings, withdrawnAt: minutesAgo(1) };

export const publishingCases: readonly AccountCase[] = [
  ...onlyStaff<AccountCase>({ ...create, what: 'a hook and a limit', act: set(settings) }),
  ...onlyStaff<AccountCase>({ ...update, what: 'another limit', act: change({ limit: 40 }) }),
  { ...create, who: 'staff', outcome: 'out', what: 'another field', act: set({ ...settings, token: 'x' }) },
  ...casesOf<AccountCase>(
    { ...update, who: 'staff' },
    Object.entries(refusedFields).map(([what, fields]) => ['out', what, change(fields)]),
  ),
  ...casesOf<AccountCase>({ ...update, who: 'staff' }, [
    ['in', 'the first request', request('me')],
    ['in', 'a request ten minutes after the last', request('me'), requested(11)],
    ['out', 'a request nine minutes after the last', request('me'), () => requested(9)],
    ['out', 'a request of another', request('other')],
    ['out', 'a request at another time', requestEarlier],
    ['out', 'a request that forgets the one taken back', request('me', 'withdrawnAt'), withdrawn],
    ['in', 'takes back their own request', withdraw, own()],
    ['out', 'takes back the request of another', withdraw, (_, { uid }) => requested(1, uid)],
    [
      'in',
      'takes back a request eleven minutes after another',
      withdraw,
      own({ withdrawnAt: minutesAgo(11) }),
    ],
    [
      'out',
      'takes back a second request in ten minutes',
      withdraw,
      own(() => ({ withdrawnAt: minutesAgo(9) })),
    ],
    ['out', 'takes back a request and does not say when', change({}, ['requestedAt']), own()],
    ['out', 'forgets that a request was taken back', forget, own({ withdrawnAt: minutesAgo(1) })],
    ['out', 'takes back a request at another time', withdrawEarlier, own()],
    ['out', 'a time of taking back alone', transform(withdrawnNow)],
  ]),
  ...casesOf<AccountCase>({ ...create, who: 'staff' }, [
    ['out', 'a request without settings before it', set(settings, atServerTime)],
    ['out', 'a time of taking back', set(settings, { updateTransforms: [withdrawnNow] })],
  ]),
  ...onlyStaff<AccountCase>({ ...hookAt, allow: 'Settings/publishing get', act: getDocument }),
  ...forEach<AccountCase>(people, {
    ...{ ...hookAt, allow: 'none: list', outcome: 'out', what: 'all settings' },
    act: (client) => client.query({ from: [{ collectionId: 'Settings' }] }),
  }),
  ...forEach<AccountCase>(people, { ...hookAt, allow: 'none: delete', outcome: 'out', act: deleteDocument }),
];
