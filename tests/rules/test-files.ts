import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageFolders } from '../../src/model/image/storagePaths.ts';
import { freshId, titleOf } from './cases.ts';
import type { FileCase } from './file-cases.ts';
import type { FolderCase } from './folder-cases.ts';
import { provideAccounts } from './people.ts';
import { putFile, removeFile, StorageClient, stateOf } from './storage-client.ts';

/** Adds a test per case. A denied request leaves the file unchanged. */
export function testFileCases(cases: readonly FileCase[]): void {
  const accounts = provideAccounts();
  const table = cases.map((each) => [titleOf(each), each] as const);
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
}

/** Adds a test per case, with a file in each folder. A denied list names none. */
export function testFolderCases(cases: readonly FolderCase[]): void {
  const id = freshId();
  const names = imageFolders.map((folder) => `${folder}/${id}.webp`);
  const accounts = provideAccounts();
  beforeAll(() => Promise.all(names.map(putFile)));
  afterAll(() => Promise.all(names.map(removeFile)));

  test.each(cases.map((each) => [titleOf(each), each] as const))('%s', async (_, each) => {
    const client = new StorageClient(accounts.headers(each.who, 'Firebase'));
    const { status, body } = await client.send('GET', `?${each.parameters}`);
    const text = JSON.stringify(body);
    expect(status, text).toBe(each.outcome === 'in' ? 200 : 403);
    if (each.outcome === 'in' && each.holds) expect(text).toContain(each.holds.replaceAll('{id}', id));
    if (each.outcome === 'out') expect(text).not.toContain(id);
  });
}
