import { createPathMatcher, findStoragePaths } from './storagePaths.ts';

/** A document with its fields in any form: only the texts in it count. */
export interface DocumentWithTexts {
  /** As 'Cars/abc'. */
  readonly name: string;
  readonly fields: unknown;
}

export interface StoredFile {
  readonly path: string;
  /** When it was stored, in milliseconds. */
  readonly stored: number;
}

/**
 * How long a file is kept without a document that names it, in milliseconds: static pages and chat previews show a
 * replaced picture until the next build.
 */
export const defaultGraceMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Files without a document that names them, and names without a file. The hero needs no document.
 *
 * @param now in milliseconds
 * @param graceMs the age in milliseconds below which a file is kept
 */
export function findOrphans(
  documents: readonly DocumentWithTexts[],
  files: readonly StoredFile[],
  now: number,
  graceMs: number = defaultGraceMs,
) {
  const namesOf = documents.map(({ name, fields }) => ({ name, paths: findStoragePaths(fields) }));
  const isNamed = createPathMatcher(documents.map(({ fields }) => fields));
  const stored = new Set(files.map(({ path }) => path));
  const unnamed = files.filter(({ path }) => !isNamed(path) && !path.startsWith('Hero/'));
  return {
    orphans: unnamed.filter((file) => now - file.stored >= graceMs),
    young: unnamed.filter((file) => now - file.stored < graceMs),
    missing: namesOf.flatMap(({ name, paths }) =>
      [...paths].filter((path) => !stored.has(path)).map((path) => ({ document: name, path })),
    ),
  };
}
