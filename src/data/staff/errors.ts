import { FirebaseError } from 'firebase/app';
import type { FieldConflict } from '../../model/form/merge.ts';
import type { Fields } from '../../model/text/parse.ts';

/** Someone else changed the same fields of the document. */
export class ConflictError extends Error {
  readonly stored: Fields;
  readonly conflicts: readonly FieldConflict[];
  /** The form's content with their changes; of conflicts, its own values but for the paths given. */
  readonly resolve: (theirsFor: readonly string[]) => Fields;

  constructor(stored: Fields, conflicts: readonly FieldConflict[], resolve: ConflictError['resolve']) {
    super('The same fields were changed by someone else');
    this.stored = stored;
    this.conflicts = conflicts;
    this.resolve = resolve;
  }
}

/** What a field of a form breaks, in words. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /** What the merged form should keep, though it would not be stored as it is. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

/** Each side's changes are valid, both together are not, so nothing was written. */
export class MergedProblemError extends Error {
  readonly stored: Fields;
  /** The form's content with their changes. */
  readonly merged: Fields;
  readonly problem: Problem;

  constructor(stored: Fields, merged: Fields, problem: Problem) {
    super(problem.message);
    this.stored = stored;
    this.merged = merged;
    this.problem = problem;
  }
}

/** The stored document is no longer what the list showed, so nothing was written. */
export class StaleError extends Error {
  readonly stored: Fields;

  constructor(stored: Fields) {
    super('The document was changed by someone else');
    this.stored = stored;
  }
}

/** The rules allow this field only `value`, because of what is stored now. */
export class RefusedFieldError extends Error {
  readonly path: string;
  readonly value: unknown;

  /** @param message a sentence for staff */
  constructor(path: string, value: unknown, message: string) {
    super(message);
    this.path = path;
    this.value = value;
  }
}

/** Someone else deleted the document. */
export class NotFoundError extends Error {}

/** A file could not be stored; `cause` says why. */
export class UploadError extends Error {
  readonly fileName: string;

  constructor(fileName: string, cause: unknown) {
    super(`${fileName} could not be stored`, { cause });
    this.fileName = fileName;
  }
}

/** Firebase's error code, such as 'permission-denied' or 'storage/object-not-found', or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof FirebaseError ? error.code : null;
}

/** Whether the rules denied a request; after an expired session they do as well. */
export function isPermissionError(error: unknown): boolean {
  const code = codeOf(error instanceof UploadError ? error.cause : error) ?? '';
  return /(^|\/)(permission-denied|unauthenticated|unauthorized)$/.test(code) || code.startsWith('auth/');
}
