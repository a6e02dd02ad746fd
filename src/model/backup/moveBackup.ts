import { decode } from '../text/decode.ts';
import type { Backup } from './format.ts';
import type { StoredDocument } from './storedData.ts';

/** Where a backup is restored. */
export interface Target {
  readonly project: string;
  /** As `bucketUrl` builds it. */
  readonly bucketUrl: string;
}

/**
 * The backup with its documents as they belong into `target`: articles of another project name their pictures by URLs
 * in its bucket. Other URLs stay.
 */
export function moveBackup(backup: Backup, { project, bucketUrl }: Target): Backup {
  if (backup.index.project === project) return backup;
  const own = new Set(backup.index.files.map(({ path }) => path));
  const moveUrls = (text: string) =>
    text.replace(
      /https?:\/\/[^/\s"'<>]+\/v0\/b\/[^/\s"'<>]+\/o\/([^/?#"'<>\s&]+)(\?[^#"'<>\s]*)?/g,
      (url, encoded: string) => (own.has(decode(encoded)) ? `${bucketUrl}/${encoded}?alt=media` : url),
    );
  const move = ({ name, fields }: StoredDocument): StoredDocument => ({
    name,
    fields: JSON.parse(JSON.stringify(fields), (_key, value) =>
      typeof value === 'string' ? moveUrls(value) : value,
    ),
  });
  return { ...backup, documents: backup.documents.map(move) };
}
