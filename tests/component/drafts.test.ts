import * as indexedDb from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { useStore } from './draft-store.ts';

test('drafts written at the same time leave only the files of the last', async () => {
  vi.resetModules();
  for (const [name, value] of Object.entries(indexedDb)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
  const { listDrafts, removeDraft, storeDraft } = await import('../../src/staff/documents/drafts/drafts.ts');
  const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.webp`));
  const store = (file: File | undefined) =>
    storeDraft({
      ...{ key: 'key', account: 'me', collectionId: 'Cars', documentId: 'x', isNew: true, title: '' },
      ...{ savedAt: Date.now(), form: { file }, base: null, submitted: null },
    });
  // The first one is written again while the second removes it.
  await Promise.all([store(files[0]), store(files[1]), store(files[2]), store(files[0])]);
  const [draft] = await listDrafts('me', 'Cars', null);
  const form = draft?.form as { file: { fileId: string; fileName: string } };
  expect(form.file.fileName).toBe('a.webp');
  expect(await useStore('files', (stored) => stored.getAllKeys())).toEqual([['key', form.file.fileId]]);

  // Removed, and written once more.
  await removeDraft('key');
  await store(files[0]);
  expect(await useStore('files', (stored) => stored.getAllKeys())).toEqual([['key', form.file.fileId]]);
});
