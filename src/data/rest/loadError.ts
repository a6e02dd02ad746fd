import type { LoadErrorCode } from '../../model/errors.ts';

interface LoadErrorOptions {
  readonly detail?: string;
  readonly isPermanent?: boolean;
  readonly status?: string | null;
}

export class LoadError extends Error {
  override name = 'LoadError';
  readonly code: LoadErrorCode;
  /** The database's own message, or ''. */
  readonly detail: string;
  /** Whether the request is invalid, so that a retry cannot help. */
  readonly isPermanent: boolean;
  /** Google's status, such as PERMISSION_DENIED. */
  readonly status: string | null;

  constructor(
    code: LoadErrorCode,
    { detail = '', isPermanent = false, status = null }: LoadErrorOptions = {},
  ) {
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
