import type { LoadErrorCode } from '../../model/errors.ts';

interface LoadErrorOptions {
  readonly detail?: string;
  readonly isPermanent?: boolean;
  readonly status?: string | null;
}

/** A fetch from the database that failed. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly code: LoadErrorCode;
  /** The database's own message, else ''. */
  readonly detail: string;
  /** Whether the database answered that the request is wrong; else trying again later may help. */
  readonly isPermanent: boolean;
  /** Google's name for the error, such as PERMISSION_DENIED, where the answer has one. */
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

/** The result of a fetch, or `fallback` while the index it needs (firestore.indexes.json) is not built. */
export function ifIndexed<T, F = T>(result: Promise<T>, fallback: F): Promise<T | F> {
  return result.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return fallback;
    throw error;
  });
}
