import type { ObjectEntries, ObjectSchema } from 'valibot';
import type { OpenedDocument, SavedCollection } from '../../../data/staff/documents.ts';
import type { FormFormat, FormToSave, Saved } from '../../../data/staff/saveForm.ts';
import type { Fields } from '../../../model/text/parse.ts';
import type { FormPictures } from '../../pictures/pictures.ts';

export interface SaveMessages {
  readonly saved: string;
  readonly failed: string;
  readonly uploadFailed?: (fileName: string) => string;
  /** Shown before `saved` if new pictures were stored. */
  readonly uploaded?: string;
}

/** What differs between cars, blog posts and reviews. */
export interface DocumentKind<Form extends FormPictures> extends FormFormat<Form> {
  readonly collectionId: SavedCollection;
  readonly schema: ObjectSchema<ObjectEntries, undefined>;
  readonly empty: Form;
  /** As messages call it: 'car', 'blog post'. */
  readonly noun: string;
  /** The state of a stored document, such as 'Sold'. */
  readonly stateOf?: (fields: Fields) => string;
  readonly titleOf: (form: Form) => string;
  readonly labelOf: (path: string) => string;
  /**
   * What a field's code or line says, such as 'Plug-in hybrid'; absent or undefined for a text that is shown as it is.
   * @param accounts e-mails by account id
   */
  readonly wordsOf?: (
    path: string,
    text: string,
    accounts: ReadonlyMap<string, string>,
  ) => string | undefined;
  /** Absent for documents without pictures. */
  readonly pathsIn?: (form: Form) => readonly string[];
  readonly withoutPictures?: (form: Form, paths: ReadonlySet<string>) => Form;
  /** Whether its document has a static page, once that is published. */
  readonly isPublic?: (form: Form, opened: OpenedDocument | null) => boolean;
  /** The question before saving, or null. @param base the form as opened; null for a new document */
  readonly question?: (form: Form, isNew: boolean, base: Form | null) => string | null;
  /** SPEC 8; `notFound` if someone else deleted it. */
  readonly messages: {
    readonly add: SaveMessages;
    readonly edit: SaveMessages;
    readonly notFound: string;
  };
  /** A change in words, such as 'lowered the price'; null if the names of its fields describe it. */
  readonly describeChange?: (before: Fields, after: Fields) => string | null;
  /** Where a change is taken back that the form has no part of, in words; null for others. */
  readonly describeElsewhere?: (before: Fields, after: Fields) => string | null;
  /** Takes a document from one version to another in what lists change and the form has not. @throws StaleError */
  readonly saveState?: (id: string, from: Fields, to: Fields) => Promise<void>;
  /** Fields that staff only add lines to. */
  readonly logFields?: readonly string[];
  /** Moves a document back to where it was. @param from its collection before */
  readonly moveBack?: (id: string, from: string) => Promise<void>;
  /** By default a document is saved in its own collection. */
  readonly save?: (id: string, opened: OpenedDocument | null, toSave: FormToSave<Form>) => Promise<Saved>;
}

/** The form of a draft, maybe of an older version of the site: missing and mismatched fields become empty. */
export function inShapeOf<Form extends FormPictures>({ empty }: DocumentKind<Form>, form: Form): Form {
  return fitShape(empty, form) as Form;
}

function fitShape(shape: unknown, value: unknown): unknown {
  if (shape === null || shape === undefined) return value;
  if (Array.isArray(shape) !== Array.isArray(value) || typeof shape !== typeof value) return shape;
  if (typeof shape !== 'object' || Array.isArray(shape)) return value;
  const given = value as Fields | null;
  // A map without names of its own, such as the files by path, accepts any.
  if (Object.keys(shape).length === 0) return given ?? shape;
  return Object.fromEntries(
    Object.entries(shape).map(([name, each]) => [name, fitShape(each, given?.[name])]),
  );
}

/** Drops files of removed pictures, which the form keeps only for Undo. */
export function withNamedFiles<Form extends FormPictures>(kind: DocumentKind<Form>, form: Form): Form {
  const named = new Set(kind.pathsIn?.(form));
  return {
    ...form,
    files: Object.fromEntries(Object.entries(form.files).filter(([path]) => named.has(path))),
  };
}

/** Drops pictures whose files are gone. */
export function withoutMissing<Form extends FormPictures>(kind: DocumentKind<Form>, form: Form): Form {
  const isKept = (each: { readonly file: File | null }) => each.file !== null;
  const files = Object.fromEntries(Object.entries(form.files).filter(([, picture]) => isKept(picture)));
  const missing = new Set(Object.keys(form.files).filter((path) => !(path in files)));
  return { ...(kind.withoutPictures?.(form, missing) ?? form), files, waiting: form.waiting.filter(isKept) };
}
