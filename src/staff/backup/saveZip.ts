import { makeZip } from 'client-zip';
import type { BackupEntry } from '../../model/backup/format.ts';
import { download } from '../layout/download.ts';

/** Not yet in TypeScript's types; only in Chromium. */
type Picker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** The file to write to, or null if the browser can't stream to the disk. @throws AbortError if none is chosen */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: Picker };
  return showSaveFilePicker ? await showSaveFilePicker({ suggestedName }) : null;
}

/** Streams a ZIP into `file`, or else downloads it when it is complete. Nothing is saved if it fails. */
export async function saveZip(
  entries: AsyncIterable<BackupEntry>,
  file: FileSystemFileHandle | null,
  name: string,
): Promise<void> {
  let failure: unknown;
  async function* inputs() {
    try {
      for await (const { name, content } of entries) yield { name, input: content };
    } catch (error) {
      // A stream's reader may get another error.
      failure = error;
      throw error;
    }
  }
  try {
    const zip = makeZip(inputs());
    if (file) await zip.pipeTo(await file.createWritable());
    else download(await new Response(zip).blob(), name);
  } catch (error) {
    throw failure ?? error;
  }
}
