import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { press } from './form-actions.ts';

/**
 * Downloads a backup, as browsers do that can't stream to the disk.
 * @param content '3 documents and 3 pictures'
 */
export async function downloadBackup(content: string): Promise<File> {
  let saved: Blob | null = null;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:backup';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press('Download backup');
  await screen.findByText(`Backup made: ${content}.`);
  return new File([await (saved as unknown as Blob).arrayBuffer()], 'backup.zip');
}
