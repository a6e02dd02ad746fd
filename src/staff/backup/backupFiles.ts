import { unzip } from 'unzipit';
import { type FetchEntry, InvalidBackup } from '../../model/backup/format.ts';

const indexFile = /(^|\/)backup\.json$/;

export function entriesOfFolder(files: readonly File[]): FetchEntry {
  return fetchFrom(new Map(files.map((file) => [file.webkitRelativePath, () => file.arrayBuffer()])));
}

/** @throws InvalidBackup if it is no ZIP */
export async function entriesOfZip(file: File): Promise<FetchEntry> {
  const { entries } = await unzip(file).catch(() => {
    throw new InvalidBackup('This is no ZIP file, or a damaged one.');
  });
  return fetchFrom(new Map(Object.values(entries).map((entry) => [entry.name, () => fetchContent(entry)])));
}

async function fetchContent(entry: { readonly name: string; arrayBuffer(): Promise<ArrayBuffer> }) {
  try {
    return await entry.arrayBuffer();
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new InvalidBackup(`${entry.name} is damaged.`);
  }
}

/** The backup may be in a folder of its own. */
function fetchFrom(contents: ReadonlyMap<string, () => Promise<ArrayBuffer>>): FetchEntry {
  const [folder = ''] = [...contents.keys()]
    .filter((name) => indexFile.test(name))
    .map((name) => name.replace(/backup\.json$/, ''))
    .toSorted((a, b) => a.length - b.length);
  return async (name) => {
    const content = await contents.get(folder + name)?.();
    return content ? new Uint8Array(content) : null;
  };
}
