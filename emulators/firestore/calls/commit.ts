import { bytes, listOf, message, string } from '../../wire/json.ts';
import { formatTimestamp } from '../time.ts';
import { readWrite } from '../wire/messages.ts';
import { commit, writeOutcome } from '../writes/commit.ts';
import type { Call } from './call.ts';

const readRequest = message({ database: string, writes: listOf(readWrite), transaction: bytes });

/** `POST …/documents:commit`: all writes or none. Without writes the response is empty. */
export async function commitWrites(call: Call) {
  const { writes = [], transaction } = readRequest(call.body);
  const guard = call.authenticate();
  const token = transaction && transaction.length > 0 ? transaction : undefined;
  const { commitTime, outcomes } = await commit(call.database, guard, writes, token);
  if (commitTime === undefined) return {};
  return { writeResults: outcomes.map(writeOutcome), commitTime: formatTimestamp(commitTime) };
}
