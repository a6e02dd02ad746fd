import { test } from 'vitest';
import type { AccountCase } from './account-cases.ts';
import { freshId, titleOf } from './cases.ts';
import { FirestoreClient, put, remove, versionOf } from './firestore-client.ts';
import { provideAccounts } from './people.ts';

/** Adds a test per case, one after the other: some share a document. */
export function testAccountCases(cases: readonly AccountCase[]): void {
  const [accounts, others] = [provideAccounts(), provideAccounts()];
  const table = cases.map((each) => [titleOf(each), each] as const);
  test.for(table)('%s', async ([, each], { expect, onTestFinished }) => {
    const me = accounts.account(each.who);
    const other = others.account('staff');
    const path = each.at.replace('{id}', freshId()).replace('{me}', me.uid).replace('{other}', other.uid);
    if (each.members) {
      onTestFinished(() => remove('Settings/access'));
      await put('Settings/access', { members: each.members(me, other) });
    }
    const stored = typeof each.stored === 'function' ? each.stored(me, other) : each.stored;
    if (stored) await put(path, stored);
    const before = await versionOf(path);
    onTestFinished(() => remove(path));
    const { status, body } = await each.act(new FirestoreClient(accounts.headers(each.who)), path, me, other);
    const after = await versionOf(path);
    expect(status, JSON.stringify(body)).toBe(each.outcome === 'in' ? 200 : 403);
    expect(after === before).toBe(each.outcome === 'out' || / (get|list)$/.test(each.allow));
  });
}
