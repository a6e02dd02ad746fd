import { formatNumber } from '../../locales/formats.ts';
import { documentBytes, maxDocumentBytes } from '../../model/documentSize.ts';
import { createEntry } from '../../model/history/history.ts';
import { Alert } from '../../ui/components/Alert.tsx';
import layout from '../layout/layout.module.css';

/** The bytes of a blog post with these fields once it is deleted: in an entry of the history. `id`: '' for a new one. */
export function articleBytes(id: string, fields: Readonly<Record<string, unknown>>): number {
  const longestId = 'x'.repeat(28);
  const stamps = { updatedAt: new Date(0), updatedBy: longestId };
  const before = { createdAt: new Date(0), ...fields, ...stamps };
  const entry = createEntry('Blogs', id || longestId, before, 'deleted');
  return documentBytes(`History/${longestId}${longestId}`, { ...entry, ...stamps });
}

export const hasRoom = (bytes: number) => bytes <= maxDocumentBytes;

/** The space left for a blog post, once half of it is used. */
export function RoomLeft({ bytes }: { readonly bytes: number }) {
  const left = maxDocumentBytes - bytes;
  if (left < 0)
    return (
      <Alert kind="error">
        The post with all its translations is {format(-left)} KB too large. Please shorten a text or divide it
        into two posts.
      </Alert>
    );
  if (left >= maxDocumentBytes / 2) return null;
  return (
    <p className={layout.note}>
      Room left: {format(left, Math.floor)} KB of {format(maxDocumentBytes)} KB
    </p>
  );
}

const format = (bytes: number, round = Math.ceil) => formatNumber(round(bytes / 1024));
