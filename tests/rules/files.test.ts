import { afterAll, beforeAll, test } from 'vitest';
import { freshId, titleOf } from './cases.ts';
import { fileCases } from './file-cases.ts';
import { Accounts } from './people.ts';
import { putFile, removeFile, StorageClient, stateOf } from './storage-client.ts';

let accounts: Accounts;

beforeAll(async () => {
  accounts = await Accounts.open();
});

afterAll(() => accounts.close());

const table = fileCases.map((each) => [titleOf(each), each] as const);

test.concurrent.for(table)('%s', async ([, each], { expect, onTestFinished }) => {
  const name = each.at.replaceAll('{id}', freshId());
  onTestFinished(() => removeFile(name));
  if (each.isStored) await putFile(name);
  const before = await stateOf(name);
  const { status, body } = await each.act(new StorageClient(accounts.headers(each.who, 'Firebase')), name);
  const after = await stateOf(name);
  expect(each.outcome === 'in' ? [200, 204] : [403], JSON.stringify(body)).toContain(status);
  expect(after === before).toBe(each.outcome === 'out' || each.allow.endsWith(' get'));
});
