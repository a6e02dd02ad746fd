import { FirebaseError } from 'firebase/app';
import type { Fields } from '../../model/text/read.ts';

/** The document was changed by someone else since it was opened. */
export class ConflictError extends Error {
  /** What is stored now. */
  readonly stored: Fields;

  constructor(stored: Fields) {
    super('The document was changed since');
    this.stored = stored;
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
