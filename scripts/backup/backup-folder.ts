import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupEntry, type FetchEntry, InvalidBackup } from '../../src/model/backup/format.ts';

/**
 * Writes into an empty folder, or one with an interrupted backup.
 * @throws InvalidBackup if the folder has anything else
 */
export async function writeBackup(entries: AsyncIterable<BackupEntry>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const isForeign = (name: string) => name !== 'documents.ndjson' && name !== 'files';
  if ((await readdir(folder)).some(isForeign)) throw new InvalidBackup(`${folder} is not empty.`);
  for await (const { name, content } of entries) {
    const target = join(folder, ...name.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** The saved content of an entry if it has this MD5 in Base64, else null. */
export function readSaved(folder: string): (entry: string, md5: string) => ReturnType<FetchEntry> {
  const read = readFrom(folder);
  return async (entry, md5) => {
    const content = await read(entry);
    return content && createHash('md5').update(content).digest('base64') === md5 ? content : null;
  };
}

export function readFrom(folder: string): FetchEntry {
  return async (name) => {
    try {
      return new Uint8Array(await readFile(join(folder, ...name.split('/'))));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
}
