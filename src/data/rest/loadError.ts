import type { LoadErrorCode } from '../../model/errors.ts';

interface LoadErrorOptions {
  readonly detail?: string;
  readonly isAnswer?: boolean;
  readonly status?: string | null;
}

/** A read that failed. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly code: LoadErrorCode;
  /** The database's own words for why it refused, else ''. */
  readonly detail: string;
  /** Whether the database answered, and what is wrong is the question; else it may know better later. */
  readonly isAnswer: boolean;
  /** Google's name for what was wrong, such as PERMISSION_DENIED, where the database told. */
  readonly status: string | null;

  constructor(code: LoadErrorCode, { detail = '', isAnswer = false, status = null }: LoadErrorOptions = {}) {
    super([code, detail].filter(Boolean).join(': '));
    this.code = code;
    this.detail = detail;
    this.isAnswer = isAnswer;
    this.status = status;
  }
}
