import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshId, titleOf } from './cases.ts';
import { pictureFolders } from './file-cases.ts';
import { folderCases } from './folder-cases.ts';
import { Accounts } from './people.ts';
import { putFile, removeFile, StorageClient } from './storage-client.ts';

const id = freshId();
const names = pictureFolders.map((folder) => `${folder}/${id}.webp`);
let accounts: Accounts;

beforeAll(async () => {
  accounts = await Accounts.open();
  await Promise.all(names.map(putFile));
});

afterAll(async () => {
  await Promise.all(names.map(removeFile));
  await accounts.close();
});

test.each(folderCases.map((each) => [titleOf(each), each] as const))('%s', async (_, each) => {
  const client = new StorageClient(accounts.headers(each.who, 'Firebase'));
  const { status, body } = await client.send('GET', `?${each.parameters}`);
  const text = JSON.stringify(body);
  expect(status, text).toBe(each.outcome === 'in' ? 200 : 403);
  if (each.holds) expect(text).toContain(each.holds.replaceAll('{id}', id));
  if (each.outcome === 'out') expect(text).not.toContain(id);
});
