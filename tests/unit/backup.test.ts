import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackup, writeBackup } from '../../scripts/backup/backup-folder.ts';
import type { Connection } from '../../scripts/backup/stored-data.ts';

const documents = `${JSON.stringify({ name: 'Cars/volvo', fields: {} })}\n`;
const index = {
  format: 1,
  madeAt: '2026-01-15T09:30:00.000Z',
  madeBy: 'staff@dealer.example',
  project: 'dealer',
  documents: { count: 1, sha256: createHash('sha256').update(documents).digest('hex') },
  files: [],
};

let folder: string;
const writeIndex = (content: object) => writeFile(join(folder, 'backup.json'), JSON.stringify(content));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await writeFile(join(folder, 'documents.ndjson'), documents);
  await writeIndex(index);
});
afterEach(() => rm(folder, { recursive: true }));

test('a complete backup opens', async () => {
  const backup = await openBackup(folder);
  expect(backup.documents).toEqual([{ name: 'Cars/volvo', fields: {} }]);
});

const file = { path: 'Cars/1.webp', size: 1, contentType: 'image/webp', sha256: '' };

test.each<[string, () => Promise<void>, RegExp]>([
  ['of a later format', () => writeIndex({ ...index, format: 2 }), /a format that this version doesn't know/],
  [
    'with a path outside its folder',
    () => writeIndex({ ...index, files: [{ ...file, path: 'Cars/../../1.webp' }] }),
    /names something outside the backup/,
  ],
  ['without one of its files', () => writeIndex({ ...index, files: [file] }), /Cars\/1\.webp is missing/],
  [
    'whose documents changed',
    () => appendFile(join(folder, 'documents.ndjson'), '\n'),
    /documents\.ndjson is damaged/,
  ],
  ['without an index', () => rm(join(folder, 'backup.json')), /no backup, or an incomplete one/],
])('a backup %s is refused', async (_, damage, reason) => {
  await damage();
  await expect(openBackup(folder)).rejects.toThrow(reason);
});

test('a backup is never written into a folder that is not empty', async () => {
  const details = { madeBy: 'staff@dealer.example', project: 'dealer' };
  await expect(writeBackup({} as Connection, folder, details, () => {})).rejects.toThrow('is not empty');
});
