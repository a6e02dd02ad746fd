import { serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { getChangedFields, mergeContent } from '../../model/text/merge.ts';
import type { Fields } from '../../model/text/parse.ts';
import { type StaffCollection, writeDocument } from './documents.ts';
import { ConflictError, NotFoundError } from './errors.ts';

/** How a form and a stored document become each other. */
export interface FormFormat<Form extends object> {
  /** The schema of each stored field: takes what the form holds, gives what is stored. */
  readonly schema: { readonly entries: v.ObjectEntries };
  /** Reads a stored document with tolerance. */
  readonly toForm: (fields: Fields) => Form;
  /** The form in one spelling, so that two of them can be compared. */
  readonly tidy: (form: Form) => Form;
  /** Whether `createdAt` is set, by the server's time: at creation, or with any save where it is missing. */
  readonly dated?: 'atCreation' | 'whereMissing';
  /** Fields of a new document that are stored otherwise than by the schema. */
  readonly newFields?: (content: Fields) => Fields;
}

export interface FormToSave<Form> {
  /** What the form was opened with, or null for a new document. */
  readonly base: Form | null;
  readonly form: Form;
  /** What this form tried to save before, or null. */
  readonly submitted: Form | null;
}

/**
 * Stores what a form changed, merged with what others stored meanwhile, and nothing else of the document.
 * Resolves to whether a new document had been stored already by an earlier attempt.
 *
 * @throws NotFoundError where the document was deleted, ConflictError where others changed the same fields
 */
export async function saveForm<Form extends object>(
  collectionId: StaffCollection,
  id: string,
  format: FormFormat<Form>,
  { base, form, submitted }: FormToSave<Form>,
): Promise<{ readonly wasStored: boolean }> {
  const mine = toContent(format, form);
  let looks = 0;
  let wasStored = false;
  await writeDocument(collectionId, id, (stored) => {
    looks += 1;
    if (!stored) {
      if (base) throw new NotFoundError();
      return { ...toFields(format, mine), ...format.newFields?.(mine), ...dateFor(format, null) };
    }
    // Its own earlier write, where an answer was lost, is only found at a later look.
    wasStored ||= base === null && looks === 1;
    const theirs = toContent(format, format.toForm(stored));
    const { merged, conflicts } = mergeContent({
      base: toContent(format, base ?? submitted ?? format.toForm({})),
      mine,
      theirs,
      submitted: submitted && toContent(format, submitted),
    });
    if (conflicts.length > 0) throw new ConflictError(stored, conflicts);
    // Tidied once more: the main picture may be one that they removed.
    const content = toContent(format, { ...format.tidy(form), ...merged });
    return { ...toFields(format, content, getChangedFields(theirs, content)), ...dateFor(format, stored) };
  });
  return { wasStored };
}

function dateFor<Form extends object>({ dated }: FormFormat<Form>, stored: Fields | null): Fields {
  const isDue = dated === 'whereMissing' ? stored?.createdAt === undefined : dated && !stored;
  return isDue ? { createdAt: serverTimestamp() } : {};
}

/** The part of a form that is stored, in one spelling. */
export function toContent<Form extends object>({ schema, tidy }: FormFormat<Form>, form: Form): Fields {
  const tidied = tidy(form) as Fields;
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, tidied[name]]));
}

/** The stored fields that a form's content makes; a value the schema refuses stays as it is. */
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
