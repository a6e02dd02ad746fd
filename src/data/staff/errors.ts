import { FirebaseError } from 'firebase/app';
import type { FieldConflict } from '../../model/text/merge.ts';
import type { Fields } from '../../model/text/parse.ts';

/** Someone else changed the same fields of the document. */
export class ConflictError extends Error {
  /** What is stored now. */
  readonly stored: Fields;
  readonly conflicts: readonly FieldConflict[];

  constructor(stored: Fields, conflicts: readonly FieldConflict[]) {
    super('The same fields were changed by someone else');
    this.stored = stored;
    this.conflicts = conflicts;
  }
}

/** The document is no longer there. */
export class NotFoundError extends Error {}

/** A file could not be stored; `cause` says why. */
export class UploadError extends Error {
  readonly fileName: string;

  constructor(fileName: string, cause: unknown) {
    super(`${fileName} could not be stored`, { cause });
    this.fileName = fileName;
  }
}

/** Firebase's own code of an error, such as 'permission-denied' or 'storage/object-not-found', or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof FirebaseError ? error.code : null;
}

/** Whether a request was refused for want of a right, which an ended session looks like as well. */
export function isPermissionError(error: unknown): boolean {
  const code = codeOf(error instanceof UploadError ? error.cause : error) ?? '';
  return /(^|\/)(permission-denied|unauthenticated|unauthorized)$/.test(code) || code.startsWith('auth/');
}
