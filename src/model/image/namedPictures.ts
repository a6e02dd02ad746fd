import { pictureOfLine } from '../car/pictureOfLine.ts';
import { parseFlawImage } from '../inspection/inspection.ts';
import { pictureFieldsOf, unwrap } from '../storedDocument.ts';
import { createPathMatcher, findStoragePaths, textsIn } from './storagePaths.ts';

/** A document, plain or in Firestore's JSON. */
export interface NamedDocument {
  /** 'Cars/abc' */
  readonly name: string;
  readonly fields: unknown;
}

/** The storage paths that a document's picture fields name. */
export function findPictures({ name, fields }: NamedDocument): ReadonlySet<string> {
  return findStoragePaths(pictureTexts(name, fields));
}

/**
 * Returns a predicate: whether one of the documents names a picture's path, however its URL is escaped. Prefers false
 * positives, because other files may be deleted.
 */
export function createPictureMatcher(documents: readonly NamedDocument[]): (path: string) => boolean {
  return createPathMatcher(documents.flatMap(({ name, fields }) => pictureTexts(name, fields)));
}

/** The texts of a document's picture fields; of a flaw or a group its picture alone. */
function pictureTexts(name: string, fields: unknown): readonly string[] {
  return Object.entries(pictureFieldsOf(name)).flatMap(([path, format]) => {
    const texts = [...textsIn(valuesAt(fields, path.split('.')))];
    if (format === 'grouped') return texts.map(pictureOfLine);
    return format === 'flaws' ? texts.map((line) => parseFlawImage(line) ?? line) : texts;
  });
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [value];
  const map = unwrap(value);
  if (typeof map !== 'object' || map === null) return [];
  const values = name === '*' ? Object.values(map) : [(map as Readonly<Record<string, unknown>>)[name]];
  return values.flatMap((inner) => valuesAt(inner, rest));
}
