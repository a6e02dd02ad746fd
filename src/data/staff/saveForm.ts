import { serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { getChangedFields, type MergeRules, mergeContent } from '../../model/form/merge.ts';
import type { Fields } from '../../model/text/parse.ts';
import { isOwnSave } from './auditFields.ts';
import { fetchDocument, type SavedCollection, writeDocument } from './documents.ts';
import { ConflictError, MergedProblemError, NotFoundError, type Problem } from './errors.ts';
import { fetchLoss, type LoggedEntry } from './history.ts';

/** Converts between a form and a stored document. */
export interface FormFormat<Form extends object> extends MergeRules {
  /** Converts each field of the form to its stored value. */
  readonly schema: { readonly entries: v.ObjectEntries };
  /** Accepts old documents. */
  readonly toForm: (fields: Fields) => Form;
  /** Normalizes a form, to compare it with another. */
  readonly tidy: (form: Form) => Form;
  /** When `createdAt` is set to the server's time: at creation, or at any save if it is missing. */
  readonly dated?: 'atCreation' | 'whereMissing';
  /** Fields of a new document that are not stored by the schema. */
  readonly newFields?: (content: Fields) => Fields;
  /** Fields to write along with these changes of a stored document. @param restores the entry whose change is taken back */
  readonly alongside?: (changes: Fields, stored: Fields, restores: LoggedEntry | null) => Fields;
  /** The field whose news `alongside` stores; they are restored with its value. */
  readonly newsField?: string;
  /** Whether another form may add the document too, because its id is that of a car or a mail. */
  readonly hasSharedId?: boolean;
  /** Whether a document that is missing counts as one without fields. */
  readonly isOptional?: boolean;
  /**
   * What fields break together.
   * @param typed what this form changed, where it is merged with what others stored
   */
  readonly wholeProblem?: (content: Fields, typed?: Fields) => Problem | null;
  /** Fields of the document that a save also changes, written in the same commit. */
  readonly alsoChanged?: (content: Fields, stored: Fields) => Fields;
}

export interface FormToSave<Form> {
  /** The form as opened, or null for a new document. */
  readonly base: Form | null;
  readonly form: Form;
  /** The form at its last attempt to save, or null. */
  readonly submitted: Form | null;
  /** Whether it takes changes back, which restores what was stored with the earlier value. */
  readonly takesBack?: boolean;
}

export interface Saved {
  /**
   * Who had stored the new document already: an earlier attempt of this account, or someone else; 'joined' if what the
   * form has besides was added to theirs.
   */
  readonly wasStored: 'own' | 'other' | 'joined' | null;
}

/**
 * Stores the changed fields, merged with the changes of others.
 *
 * @throws NotFoundError if the document was deleted, ConflictError if others changed the same fields, MergedProblemError
 *   if the changes of both break a rule together
 */
export async function saveForm<Form extends object>(
  collectionId: SavedCollection,
  id: string,
  format: FormFormat<Form>,
  { base, form, submitted, takesBack = false }: FormToSave<Form>,
): Promise<Saved> {
  const mine = toContent(format, form);
  const { alsoChanged, newsField } = format;
  const restores =
    takesBack && newsField && base && toContent(format, base)[newsField] !== mine[newsField]
      ? await fetchLoss(collectionId, id, newsField, toFields(format, mine, [newsField])[newsField])
      : null;
  let content = mine;
  let attempts = 0;
  let wasStored: Saved['wasStored'] = null;
  const changesTo = (found: Fields | null, takenBack: LoggedEntry | null): Fields => {
    const stored = found ?? (format.isOptional ? {} : null);
    attempts += 1;
    content = mine;
    if (!stored) {
      if (base) throw new NotFoundError();
      return { ...toFields(format, mine), ...format.newFields?.(mine), ...dateFor(format, null) };
    }
    // A retry finds this attempt's own write, if only the response was lost.
    if (base === null && attempts === 1) wasStored = isOwnSave(stored) ? 'own' : 'other';
    content = mergeStored(format, stored, { base, form, submitted });
    const theirs = toContent(format, format.toForm(stored));
    const changes = toFields(format, content, getChangedFields(theirs, content));
    if (wasStored === 'other' && Object.keys(changes).length > 0) wasStored = 'joined';
    return { ...changes, ...format.alongside?.(changes, stored, takenBack), ...dateFor(format, stored) };
  };
  await writeDocument(collectionId, id, changesTo, {
    alsoChanged: alsoChanged && ((stored) => alsoChanged(toFields(format, content), stored)),
    restores,
  });
  return { wasStored };
}

/** The content to store. @throws ConflictError, MergedProblemError */
function mergeStored<Form extends object>(
  format: FormFormat<Form>,
  stored: Fields,
  { base, form, submitted }: FormToSave<Form>,
): Fields {
  const mine = toContent(format, form);
  const versions = {
    // A document that only this form can have added began with its earlier attempt.
    base: toContent(format, base ?? (format.hasSharedId ? null : submitted) ?? format.toForm({})),
    mine,
    theirs: toContent(format, format.toForm(stored)),
    submitted: submitted && toContent(format, submitted),
    keys: format.keys,
    parts: format.parts,
  };
  const { merged, conflicts } = mergeContent(versions);
  if (conflicts.length > 0)
    throw new ConflictError(
      stored,
      conflicts,
      (theirsFor) => mergeContent({ ...versions, theirsFor }).merged,
    );
  // Tidied again: they may have removed the main picture.
  const content = toContent(format, { ...format.tidy(form), ...merged });
  const problem = findMergedProblem(format, versions, content);
  if (problem) throw new MergedProblemError(stored, content, problem);
  return content;
}

/** Fails as `saveForm` would now, without writing. @throws like `saveForm` */
export async function checkForm<Form extends object>(
  collectionId: SavedCollection,
  id: string,
  format: FormFormat<Form>,
  toSave: FormToSave<Form>,
): Promise<void> {
  const opened = await fetchDocument(collectionId, id);
  if (!opened) throw new NotFoundError();
  mergeStored(format, opened.fields, toSave);
}

function findMergedProblem<Form extends object>(
  { schema, wholeProblem }: FormFormat<Form>,
  { base, mine }: { readonly base: Fields; readonly mine: Fields },
  merged: Fields,
): Problem | null {
  const changed = getChangedFields(mine, merged);
  for (const path of changed) {
    const entry = schema.entries[path] as v.GenericSchema | undefined;
    const { issues } = entry ? v.safeParse(entry, merged[path]) : {};
    if (issues) return { path, message: issues[0].message };
  }
  const typed = Object.fromEntries(getChangedFields(base, mine).map((name) => [name, mine[name]]));
  return (changed.length > 0 && wholeProblem?.(merged, typed)) || null;
}

function dateFor<Form extends object>({ dated }: FormFormat<Form>, stored: Fields | null): Fields {
  const isDue = dated === 'whereMissing' ? stored?.createdAt === undefined : dated && !stored;
  return isDue ? { createdAt: serverTimestamp() } : {};
}

/** The normalized values of a form's stored fields. */
export function toContent<Form extends object>({ schema, tidy }: FormFormat<Form>, form: Form): Fields {
  const tidied = tidy(form) as Fields;
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, tidied[name]]));
}

/** The fields to store; a value that the schema rejects stays as it is. */
export function toFields<Form extends object>(
  { schema }: Pick<FormFormat<Form>, 'schema'>,
  content: Fields,
  names: readonly string[] = Object.keys(schema.entries),
): Fields {
  const parsed = names.map((name) => {
    const entry = schema.entries[name];
    const result = entry && v.safeParse(entry as v.GenericSchema, content[name]);
    return [name, result?.success ? result.output : content[name]] as const;
  });
  return Object.fromEntries(parsed);
}
