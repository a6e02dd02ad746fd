import { fetchDocument, type SavedCollection, writeDocument } from '../../../data/staff/documents.ts';
import type { ConflictError } from '../../../data/staff/errors.ts';
import { isPermissionError, StaleError } from '../../../data/staff/errors.ts';
import { fetchDeleted, fieldsToBringBack, type LoggedEntry } from '../../../data/staff/history.ts';
import { checkForm, type FormToSave, saveForm } from '../../../data/staff/saveForm.ts';
import { findMissingPictures } from '../../../data/staff/storage.ts';
import { findPictures } from '../../../model/image/namedPictures.ts';
import { withoutPictures } from '../../../model/image/withoutPictures.ts';
import { isDeepEqual } from '../../../model/isDeepEqual.ts';
import type { Fields } from '../../../model/text/parse.ts';
import type { FormPictures } from '../../pictures/pictures.ts';
import type { BringBack } from './deletedKind.ts';
import { type AnyKind, kindsOf } from './kinds.ts';

/**
 * Saves the fields in which `to` differs from `from`, merged with later changes of others. Omits pictures that are
 * no longer stored. Resolves to whether anything had to be changed.
 * @throws ConflictError, StaleError, NotFoundError, MergedProblemError: before anything is written, unless someone
 * saves at the same moment
 */
export function takeBack(kind: AnyKind, id: string, from: Fields, to: Fields): Promise<boolean> {
  return changes(kind, id, async () => {
    const form = kind.toForm(await withStoredPictures(`${kind.collectionId}/${id}`, to));
    const toSave = toTakeBack(kind, from, form);
    if (kind.saveState) await checkForm(kind.collectionId, id, kind, toSave);
    await kind.saveState?.(id, from, to);
    await save(kind, id, toSave);
  });
}

/** Saves it again, after each conflict was decided. Resolves like `takeBack`. */
export function resolveTakeBack(
  kind: AnyKind,
  id: string,
  from: Fields,
  to: Fields,
  { stored, resolve }: ConflictError,
  theirsFor: readonly string[],
): Promise<boolean> {
  const form = { ...kind.tidy(kind.toForm(to)), ...resolve(theirsFor) };
  return changes(kind, id, async () => {
    await kind.saveState?.(id, from, to);
    await save(kind, id, toTakeBack(kind, stored, form));
  });
}

async function changes(kind: AnyKind, id: string, write: () => Promise<void>): Promise<boolean> {
  // A hidden review is in another collection.
  const fetchVersion = () =>
    Promise.all(
      Object.keys(kindsOf(kind)).map(
        async (collection) => (await fetchDocument(collection as SavedCollection, id))?.fields.updatedAt,
      ),
    );
  const version = await fetchVersion();
  await write();
  return !isDeepEqual(version, await fetchVersion());
}

function toTakeBack(kind: AnyKind, from: Fields, form: FormPictures): FormToSave<FormPictures> {
  return { base: kind.toForm(from), form, submitted: null, takesBack: true };
}

async function save(kind: AnyKind, id: string, toSave: FormToSave<FormPictures>): Promise<void> {
  await (kind.save?.(id, { id, fields: {} }, toSave) ?? saveForm(kind.collectionId, id, kind, toSave));
}

/** What to store of a deleted document: the pictures that are left. */
export function toBringBack(entry: LoggedEntry): Promise<Fields> {
  return withStoredPictures(`${entry.collection}/${entry.id}`, fieldsToBringBack(entry));
}

/** Restores a deleted document at its address. @throws StaleError if it exists again */
export async function bringBack(entry: LoggedEntry): Promise<void> {
  const { collection, id } = entry;
  const fields = await toBringBack(entry);
  await writeDocument(collection as SavedCollection, id, (stored) => {
    if (stored) throw new StaleError(stored);
    return fields;
  });
}

/** Whether pictures of a deleted document were deleted, too. */
export async function lacksPictures({ collection, id, before }: LoggedEntry): Promise<boolean> {
  return (await findMissing(`${collection}/${id}`, before)).size > 0;
}

async function findMissing(name: string, fields: Fields): Promise<ReadonlySet<string>> {
  return new Set(await findMissingPictures([...findPictures({ name, fields })]));
}

async function withStoredPictures(name: string, fields: Fields): Promise<Fields> {
  const missing = await findMissing(name, fields);
  return missing.size > 0 ? withoutPictures(name, fields, missing) : fields;
}

/**
 * Restores a deleted document before its draft is saved, with what the form does not have, such as a car's state.
 * Resolves to whether it is stored then: one that was deleted long ago, or that the rules refuse as it was, is not.
 */
export async function bringBackForDraft(
  kind: AnyKind,
  id: string,
  bringBackOne: BringBack,
): Promise<boolean> {
  const names = Object.keys(kindsOf(kind)) as SavedCollection[];
  const deleted = await fetchDeleted();
  const entry = deleted.find((each) => each.id === id && names.some((name) => name === each.collection));
  if (!entry) return (await Promise.all(names.map((name) => fetchDocument(name, id)))).some(Boolean);
  try {
    await bringBackOne(entry, deleted);
  } catch (error) {
    if (isPermissionError(error)) return false;
    // Somebody else brought it back.
    if (!(error instanceof StaleError)) throw error;
  }
  return true;
}
