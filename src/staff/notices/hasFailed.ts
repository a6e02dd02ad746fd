import type { UseQueryResult } from '@tanstack/react-query';

/** True until it is loaded, so that what says so stays while it is tried again. */
export function hasFailed({ data, errorUpdateCount }: UseQueryResult<unknown>): boolean {
  return data === undefined && errorUpdateCount > 0;
}
