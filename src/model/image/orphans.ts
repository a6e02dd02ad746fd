import { createPictureMatcher, findPictures, type NamedDocument } from './namedPictures.ts';

export interface StoredFile {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly stored: number;
}

/** Milliseconds to keep an unreferenced file: prerendered pages and link previews use it until the next build. */
export const defaultGraceMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Finds unreferenced files and references to missing files. The hero needs no reference.
 * @param now in milliseconds
 * @param graceMs minimum age of orphans, in milliseconds
 */
export function findOrphans<File extends StoredFile>(
  documents: readonly NamedDocument[],
  files: readonly File[],
  now: number,
  graceMs: number = defaultGraceMs,
) {
  const isNamed = createPictureMatcher(documents);
  const stored = new Set(files.map(({ path }) => path));
  const unnamed = files.filter(({ path }) => !isNamed(path) && !path.startsWith('Hero/'));
  return {
    orphans: unnamed.filter((file) => now - file.stored >= graceMs),
    young: unnamed.filter((file) => now - file.stored < graceMs),
    missing: documents.flatMap((document) =>
      [...findPictures(document)]
        .filter((path) => !stored.has(path))
        .map((path) => ({ document: document.name, path })),
    ),
  };
}
