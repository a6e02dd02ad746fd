import { afterAll, beforeAll, test } from 'vitest';
import { forEach, freshId, type RuleCase, titleOf } from './cases.ts';
import {
  type Action,
  batchGet,
  FirestoreClient,
  getDocument,
  put,
  remove,
  versionOf,
} from './firestore-client.ts';
import { Accounts, people } from './people.ts';
import type { Fields } from './wire.ts';

/** One request that reads or writes one document. */
export interface DocumentCase extends RuleCase {
  /** The document's path; `{id}` becomes an id of its own. */
  readonly at: string;
  /** What is stored before; nothing if left out. */
  readonly stored?: Fields;
  readonly act: Action;
  /** Other statuses than 403 that refuse, where the request is broken whoever sends it. */
  readonly refusedWith?: readonly number[];
}

/**
 * A test for each case: who is let in gets 200 and, on a write, leaves another document behind; who is kept
 * out gets 403 and the stored document is what it was.
 */
export function testDocumentCases(cases: readonly DocumentCase[]): void {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await Accounts.open();
  });
  afterAll(() => accounts.close());

  const table = cases.map((each) => [titleOf(each), each] as const);
  test.concurrent.for(table)('%s', async ([, each], { expect, onTestFinished }) => {
    const path = each.at.replaceAll('{id}', freshId());
    const before = each.stored ? await put(path, each.stored) : null;
    const { status, body } = await each.act(new FirestoreClient(accounts.headers(each.who)), path);
    const after = await versionOf(path);
    if (after !== null) onTestFinished(() => remove(path));
    expect(statusesOf(each), JSON.stringify(body)).toContain(status);
    expect(after === before).toBe(each.outcome === 'out' || isRead(each));
  });
}

function statusesOf({ outcome, refusedWith = [403] }: DocumentCase): readonly number[] {
  return outcome === 'in' ? [200] : refusedWith;
}

const isRead = ({ allow }: RuleCase) => allow.endsWith(' get');

/** Nobody reads what lies below a document: letting one read the document lets nobody read that. */
export function belowCases(allow: `${string} get`, at: string): DocumentCase[] {
  return [getDocument, batchGet].flatMap((act) =>
    forEach<DocumentCase>(people, {
      allow,
      outcome: 'out',
      what: `a document below, by ${act.name}`,
      at,
      stored: { text: 'secret' },
      act,
    }),
  );
}
