import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { test } from 'vitest';
import { firestoreIndexes, firestoreRules } from '../support/firestore-config.ts';
import type { Fields } from '../support/wire.ts';
import { forEach, freshId, type RuleCase, titleOf } from './cases.ts';
import { owner } from './emulators.ts';
import {
  type Action,
  batchGet,
  FirestoreClient,
  getDocument,
  put,
  remove,
  versionOf,
} from './firestore-client.ts';
import type { Kind } from './kinds.ts';
import { type Person, people, provideAccounts } from './people.ts';

/** One request that reads or writes one document. */
export interface DocumentCase extends RuleCase {
  /** The document's path; `{id}` is replaced by a fresh id. */
  readonly at: string;
  /** The stored document before the request, if any. */
  readonly stored?: Fields;
  readonly act: Action;
  /** One more value of a field: decided in this process, which takes a tenth of the time. */
  readonly isFurtherValue?: boolean;
}

/**
 * Adds a test per case. If allowed, the response is 200 and a write changes the document; if denied, the
 * response is 403 and the document is unchanged.
 */
export function testDocumentCases(cases: readonly DocumentCase[]): void {
  const inProcess = createFirestore({ rules: firestoreRules, indexes: firestoreIndexes });
  const accounts = provideAccounts();
  const table = cases.map((each) => [titleOf(each), each] as const);
  test.concurrent.for(table)('%s', async ([, each], { expect, onTestFinished }) => {
    const fetchFrom = each.isFurtherValue && !isOfficial ? inProcess.fetch : fetch;
    const admin = new FirestoreClient(owner, fetchFrom);
    const path = each.at.replaceAll('{id}', freshId());
    const before = each.stored ? await put(path, each.stored, admin) : null;
    const client = new FirestoreClient(accounts.headers(each.who), fetchFrom);
    const { status, body } = await each.act(client, path);
    const after = await versionOf(path, admin);
    if (after !== null && fetchFrom === fetch) onTestFinished(() => remove(path));
    expect(status, JSON.stringify(body)).toBe(each.outcome === 'in' ? 200 : 403);
    expect(after === before).toBe(each.outcome === 'out' || isRead(each));
  });
}

/** Google's emulator is asked for every value. */
const isOfficial = process.env.FIREBASE_EMULATORS === 'official';

const isRead = ({ allow }: RuleCase) => allow.endsWith(' get');

/** A document is read by these people only, by its address and in a batch, and nothing below it by anyone. */
export function getCases({ collection, match, sample }: Kind, readers: readonly Person[]): DocumentCase[] {
  const shared = { allow: `${match} get` as const, at: `${collection}/{id}`, stored: sample };
  const gets = people.map((who): DocumentCase => {
    const outcome = readers.includes(who) ? 'in' : 'out';
    return { ...shared, who, outcome, what: 'one', act: who === 'staff' ? batchGet : getDocument };
  });
  return [...gets, ...belowCases(shared.allow, `${collection}/{id}/Notes/{id}`)];
}

/** Sub-collections are closed even if the document is readable. */
export function belowCases(allow: `${string} get`, at: string): DocumentCase[] {
  return [
    ...forEach<DocumentCase>(['visitor', 'staff'], {
      ...{
        allow,
        outcome: 'out',
        what: 'a document below',
        at,
        stored: { text: 'secret' },
        act: getDocument,
      },
    }),
  ];
}
