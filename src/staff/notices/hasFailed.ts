import type { UseQueryResult } from '@tanstack/react-query';

/** True until it is loaded, so that the message stays during a retry. */
export function hasFailed({ data, errorUpdateCount }: UseQueryResult<unknown>): boolean {
  return data === undefined && errorUpdateCount > 0;
}
