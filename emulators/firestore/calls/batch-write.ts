import { listOf, mapOf, message, string } from '../../wire/json.ts';
import type { Guard } from '../access/guard.ts';
import { FirestoreError } from '../errors.ts';
import type { Database } from '../store/store.ts';
import { readWrite, type Write } from '../wire/messages.ts';
import { commit, writeOutcome } from '../writes/commit.ts';
import { checkDistinct, checkWrites } from '../writes/writes.ts';
import type { Call } from './call.ts';

const readRequest = message({ database: string, writes: listOf(readWrite), labels: mapOf(string) });

/** `POST …/documents:batchWrite`, for administrators: each write on its own, with its own status. */
export async function batchWrite(call: Call) {
  const { writes = [] } = readRequest(call.body);
  const guard = call.authenticate();
  checkWrites(call.database.name, writes);
  checkDistinct(writes);
  guard.requireAdmin('Batch writes require admin authentication.');
  const results: { result: object; status: object }[] = [];
  for (const write of writes) results.push(await writeOne(call.database, guard, write));
  if (results.length === 0) return {};
  return {
    writeResults: results.map(({ result }) => result),
    status: results.map(({ status }) => status),
  };
}

async function writeOne(database: Database, guard: Guard, write: Write) {
  try {
    const { outcomes } = await commit(database, guard, [write]);
    return { result: outcomes[0] ? writeOutcome(outcomes[0]) : {}, status: {} };
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return { result: {}, status: { code: error.grpcCode, message: error.message } };
  }
}
