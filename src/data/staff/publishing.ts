import {
  deleteField,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { env } from '../../config/env.ts';
import {
  type BuildReport,
  defaultDeployLimit,
  deploysThisMonth,
  monthOf,
  type PublishingSettings,
  parseBuildReport,
  timeUntilNextRequest,
} from '../../model/publishing.ts';
import { type Fields, parseText } from '../../model/text/parse.ts';
import { parseDate } from '../public/parseDate.ts';
import { auditFields, fetchAccounts } from './auditFields.ts';
import { isPermissionError, StaleError } from './errors.ts';
import { firestore } from './firebase.ts';
import { currentAccount } from './session.ts';

const settingsDocument = doc(firestore, 'Settings', 'publishing');

/** Milliseconds. */
const hookTimeoutMs = 15_000;

/** The stored request whose hook this tab has not called yet, because the database's response was lost. */
let unsentRequest: string | null = null;

/** Milliseconds by which the host's clock is ahead of the device's. */
let clockOffset = 0;

/** The time by the host's clock, as far as `fetchBuildReport` has learned it: the device's may be hours off. */
export function getServerTime(): Date {
  return new Date(Date.now() + clockOffset);
}

/** What the live build published. */
export async function fetchBuildReport(): Promise<BuildReport> {
  const response = await fetch('/build.json', { cache: 'no-store' });
  const date = Date.parse(response.headers.get('Date') ?? '');
  // A cached response has the date it was stored, and its age in seconds.
  if (date) clockOffset = date + 1000 * Number(response.headers.get('Age')) - Date.now();
  if (!response.ok) throw new Error(`/build.json answered ${response.status}.`);
  return parseBuildReport(await response.json());
}

/** The settings, and the e-mail of the account that started the last build, or null if unknown. */
export async function fetchPublishing(): Promise<{
  readonly settings: PublishingSettings;
  readonly requestedBy: string | null;
}> {
  const [snapshot, accounts] = await Promise.all([getDoc(settingsDocument), fetchAccounts()]);
  const settings = parseSettings(snapshot.data() ?? {});
  return { settings, requestedBy: accounts.get(settings.requestedBy) ?? null };
}

export function parseSettings(fields: Fields): PublishingSettings {
  return {
    hook: parseText(fields.hook),
    limit: typeof fields.limit === 'number' ? fields.limit : defaultDeployLimit,
    month: parseText(fields.month),
    count: typeof fields.count === 'number' ? fields.count : 0,
    // A request without a build pauses nobody.
    requestedAt: isUnsent(fields) ? null : parseDate(fields.requestedAt),
    requestedBy: parseText(fields.requestedBy),
  };
}

const isUnsent = ({ requestId }: Fields) => unsentRequest !== null && requestId === unsentRequest;

/**
 * @param seen what the form showed
 * @throws StaleError if something else is stored by now
 */
export async function savePublishing(
  changes: Partial<Pick<PublishingSettings, 'hook' | 'limit'>>,
  seen: Pick<PublishingSettings, 'hook' | 'limit'>,
): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(settingsDocument)).data() ?? {};
    const now = parseSettings(stored);
    const isStale = (name: 'hook' | 'limit') =>
      name in changes && now[name] !== seen[name] && now[name] !== changes[name];
    if (isStale('hook') || isStale('limit')) throw new StaleError(stored);
    transaction.set(settingsDocument, { ...changes, ...auditFields() }, { merge: true });
  });
}

/** `unclear`: no response; a build may have started. `refused`: no build, with the host's status. Others: not requested. */
export type PublishOutcome =
  | { readonly kind: 'started' | 'unclear' | 'noHook' | 'resting' | 'atLimit' }
  | { readonly kind: 'refused'; readonly status: number };

/**
 * Starts a build, unless one was started within ten minutes. The request is stored in a transaction first, so that two
 * people start one build.
 *
 * @param beyondLimit whether staff confirmed to exceed the month's limit
 */
export async function publish(beyondLimit = false): Promise<PublishOutcome> {
  unsentRequest ??= crypto.randomUUID();
  const request = await storeRequest(unsentRequest, beyondLimit);
  if (request.kind !== 'stored') return request;
  unsentRequest = null;
  const status = await callHook(request.hook);
  if (status === null) return { kind: 'unclear' };
  if (status < 400) return { kind: 'started' };
  await withdrawRequest();
  return { kind: 'refused', status };
}

type Request =
  | { readonly kind: 'stored'; readonly hook: string }
  | { readonly kind: 'noHook' | 'resting' | 'atLimit' };

async function storeRequest(requestId: string, beyondLimit: boolean): Promise<Request> {
  try {
    return await runTransaction(firestore, (transaction) => tryRequest(transaction, requestId, beyondLimit));
  } catch (error) {
    // The rules deny a second request by the server's time.
    if (!isPermissionError(error)) throw error;
    const { settings } = await fetchPublishing();
    if (timeUntilNextRequest(settings, getServerTime()) === 0) throw error;
    return { kind: 'resting' };
  }
}

async function tryRequest(
  transaction: Transaction,
  requestId: string,
  beyondLimit: boolean,
): Promise<Request> {
  const fields = (await transaction.get(settingsDocument)).data() ?? {};
  const settings = parseSettings(fields);
  const now = getServerTime();
  const count = deploysThisMonth(settings, now);
  if (!settings.hook) return { kind: 'noHook' };
  if (isUnsent(fields)) return { kind: 'stored', hook: settings.hook };
  if (timeUntilNextRequest(settings, now) > 0) return { kind: 'resting' };
  if (count >= settings.limit && !beyondLimit) return { kind: 'atLimit' };
  transaction.update(settingsDocument, {
    month: monthOf(now),
    count: count + 1,
    requestId,
    requestedAt: serverTimestamp(),
    requestedBy: currentAccount()?.uid ?? '',
    ...auditFields(),
  });
  return { kind: 'stored', hook: settings.hook };
}

/** The response's status, or null without a response. */
async function callHook(hook: string): Promise<number | null> {
  // A local site answers its own hooks (scripts/local/build-hook.ts).
  const address = env.emulators ? new URL(hook).pathname : hook;
  try {
    const signal = AbortSignal.timeout(hookTimeoutMs);
    const response = await fetch(address, { method: 'POST', referrerPolicy: 'no-referrer', signal });
    return response.status;
  } catch {
    return null;
  }
}

/** The rules allow it once in ten minutes; after that a refused request pauses like any other. */
async function withdrawRequest(): Promise<void> {
  const attempt = runTransaction(firestore, async (transaction) => {
    const fields = (await transaction.get(settingsDocument)).data() ?? {};
    const { requestedBy, count } = parseSettings(fields);
    if (requestedBy !== currentAccount()?.uid) return;
    transaction.update(settingsDocument, {
      requestedAt: deleteField(),
      withdrawnAt: serverTimestamp(),
      count: Math.max(0, count - 1),
      ...auditFields(),
    });
  });
  await attempt.catch((error) => {
    if (!isPermissionError(error)) throw error;
  });
}
