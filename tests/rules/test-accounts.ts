import { type TestContext, test } from 'vitest';
import type { AccountCase } from './account-cases.ts';
import { freshId, titleOf } from './cases.ts';
import { FirestoreClient, put, remove, versionOf } from './firestore-client.ts';
import { provideAccounts } from './people.ts';

/** Adds a test per case. Those that share a document or close the team run one after the other. */
export function testAccountCases(cases: readonly AccountCase[]): void {
  const [accounts, others] = [provideAccounts(), provideAccounts()];
  const hasOwnDocument = ({ at, members }: AccountCase) => at.includes('{id}') && !members;
  const tableOf = (some: readonly AccountCase[]) => some.map((each) => [titleOf(each), each] as const);

  async function tryCase([, each]: readonly [string, AccountCase], { expect, onTestFinished }: TestContext) {
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
  }

  test.concurrent.for(tableOf(cases.filter(hasOwnDocument)))('%s', tryCase);
  test.for(tableOf(cases.filter((each) => !hasOwnDocument(each))))('%s', tryCase);
}
