import { mentions, pathsNamedBy } from './storedNames.ts';

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

/** How long an upload may wait for the document that will name it, in milliseconds. */
export const defaultGraceMs = 60 * 60 * 1000;

/**
 * Files without a document that names them, and names without a file. The hero needs no document.
 *
 * @param now in milliseconds
 * @param graceMs the age in milliseconds below which a file counts as young: a form may still be open for it
 */
export function findOrphans(
  documents: readonly DocumentWithTexts[],
  files: readonly StoredFile[],
  now: number,
  graceMs: number = defaultGraceMs,
) {
  const namesOf = documents.map(({ name, fields }) => ({ name, paths: pathsNamedBy(fields) }));
  const isNamed = mentions(documents.map(({ fields }) => fields));
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
