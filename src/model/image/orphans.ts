import { createPictureMatcher, findPictures, type NamedDocument } from './namedPictures.ts';

export interface StoredFile {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly stored: number;
}

/** Who removed which pictures from a document, and when. */
export const removalsCollection = 'RemovedPictures';

/** Milliseconds to keep an unreferenced file: prerendered pages and link previews use it until the next build. */
export const graceMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Finds unreferenced files and references to missing files. The hero needs no reference.
 * @param now in milliseconds
 * @param removed when a document last stopped naming a path, in milliseconds since 1970
 */
export function findOrphans<File extends StoredFile>(
  documents: readonly NamedDocument[],
  files: readonly File[],
  now: number,
  removed: ReadonlyMap<string, number> = new Map(),
) {
  const isNamed = createPictureMatcher(documents);
  const stored = new Set(files.map(({ path }) => path));
  const unnamed = files.filter(({ path }) => !isNamed(path) && !path.startsWith('Hero/'));
  const isYoung = ({ path, stored }: File) => now - Math.max(stored, removed.get(path) ?? 0) < graceMs;
  return {
    orphans: unnamed.filter((file) => !isYoung(file)),
    young: unnamed.filter(isYoung),
    missing: documents.flatMap((document) =>
      [...findPictures(document)]
        .filter((path) => !stored.has(path))
        .map((path) => ({ document: document.name, path })),
    ),
  };
}
