import { afterAll, beforeAll, test } from 'vitest';
import { usualPrice } from '../../seed/price.ts';
import { accountCases, stampCases } from './account-cases.ts';
import { backupCases } from './backup-cases.ts';
import { freshId, titleOf } from './cases.ts';
import { FirestoreClient, put, remove, versionOf } from './firestore-client.ts';
import { Accounts } from './people.ts';
import { priceCases } from './price-cases.ts';
import { publishingCases } from './publishing-cases.ts';

let accounts: Accounts;
let others: Accounts;
beforeAll(async () => {
  [accounts, others] = await Promise.all([Accounts.open(), Accounts.open()]);
});
afterAll(async () => {
  await accounts.close();
  await others.close();
  // The browser tests use the sample data next.
  await put('Settings/price', usualPrice);
});

const cases = [...stampCases, ...accountCases, ...publishingCases, ...priceCases, ...backupCases].map(
  (each) => [titleOf(each), each] as const,
);

test.for(cases)('%s', async ([, each], { expect, onTestFinished }) => {
  const me = accounts.account(each.who);
  const other = others.account('staff');
  const path = each.at.replace('{id}', freshId()).replace('{me}', me.uid).replace('{other}', other.uid);
  const stored = typeof each.stored === 'function' ? each.stored(me, other) : each.stored;
  const before = stored ? await put(path, stored) : null;
  onTestFinished(() => remove(path));
  const { status, body } = await each.act(new FirestoreClient(accounts.headers(each.who)), path, me, other);
  const after = await versionOf(path);
  expect(status, JSON.stringify(body)).toBe(each.outcome === 'in' ? 200 : 403);
  expect(after === before).toBe(each.outcome === 'out' || / (get|list)$/.test(each.allow));
});
