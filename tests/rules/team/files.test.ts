import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deniedToOutsiders, freshId } from '../cases.ts';
import { fileCases } from '../file-cases.ts';
import { put, remove } from '../firestore-client.ts';
import { folderCases } from '../folder-cases.ts';
import { provideAccounts } from '../people.ts';
import { deleteFile, removeFile, StorageClient, uploadAtOnce } from '../storage-client.ts';
import { testFileCases, testFolderCases } from '../test-files.ts';

describe('an account outside a closed team', () => {
  beforeAll(() => put('Settings/access', { members: ['somebody'] }));
  afterAll(() => remove('Settings/access'));

  testFileCases(deniedToOutsiders(fileCases));
  testFolderCases(deniedToOutsiders(folderCases));
});

const accounts = provideAccounts();

test('a member may until the request after being removed', async () => {
  const { uid } = accounts.account('staff');
  const client = new StorageClient(accounts.headers('staff', 'Firebase'));
  const name = `Cars/${freshId()}.webp`;
  onTestFinished(async () => {
    await remove('Settings/access');
    await removeFile(name);
  });
  const statusOfList = async () => (await client.send('GET', '?prefix=Cars/&delimiter=/')).status;

  await put('Settings/access', { members: ['somebody', uid] });
  expect((await uploadAtOnce()(client, name)).status).toBe(200);
  expect(await statusOfList()).toBe(200);
  await put('Settings/access', { members: ['somebody'] });
  expect((await uploadAtOnce()(client, name)).status).toBe(403);
  expect((await deleteFile(client, name)).status).toBe(403);
  expect(await statusOfList()).toBe(403);
});
