import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupEntry, type FetchEntry, InvalidBackup } from '../../src/model/backup/format.ts';

/** @throws InvalidBackup if the folder is not empty */
export async function writeBackup(entries: AsyncIterable<BackupEntry>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new InvalidBackup(`${folder} is not empty.`);
  for await (const { name, content } of entries) {
    const target = join(folder, ...name.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
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
