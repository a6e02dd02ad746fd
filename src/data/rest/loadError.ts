import type { LoadErrorCode } from '../../model/errors.ts';

export class LoadError extends Error {
  override name = 'LoadError';
  readonly code: LoadErrorCode;
  /** The database's own message, or ''. */
  readonly detail: string;
  /** Whether the request is invalid, so that a retry cannot help. */
  readonly isPermanent: boolean;
  /** Google's status, such as PERMISSION_DENIED, or ''. */
  readonly status: string;

  constructor(code: LoadErrorCode, { detail = '', isPermanent = false, status = '' } = {}) {
    super([code, detail].filter(Boolean).join(': '));
    this.code = code;
    this.detail = detail;
    this.isPermanent = isPermanent;
    this.status = status;
  }
}

/** Returns `fallback` until the index the query needs (firestore.indexes.json) is built. */
export function ifIndexed<T, F = T>(result: Promise<T>, fallback: F): Promise<T | F> {
  return result.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return fallback;
    throw error;
  });
}
