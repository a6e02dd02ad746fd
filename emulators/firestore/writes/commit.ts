/** Commits writes together: all of them, or none. */
import type { Change, Guard } from '../access/guard.ts';
import type { WriteForm } from '../access/rule-requests.ts';
import type { FirestoreError } from '../errors.ts';
import { pathKey, type StoredDocument } from '../store/documents.ts';
import type { Database } from '../store/store.ts';
import { formatTimestamp, truncateToMillis } from '../time.ts';
import type { Write } from '../wire/messages.ts';
import { writeValue } from '../wire/value-json.ts';
import { type CheckedWrite, checkWrites, failedCondition, type Outcome, outcomeOf } from './writes.ts';

export interface Committed {
  /** Microseconds; omitted if nothing was written. */
  readonly commitTime?: bigint;
  readonly outcomes: readonly Outcome[];
}

/**
 * Checks the writes, waits for the locks on their documents, and commits them; in a transaction, if given.
 * Throws without having written anything.
 */
export async function commit(
  database: Database,
  guard: Guard,
  writes: readonly Write[],
  transaction?: Uint8Array,
): Promise<Committed> {
  const checked = checkWrites(database.name, writes);
  const targets = checked.map(({ path }) => path);
  return database.transactions.commit(transaction, targets, () =>
    checked.length === 0 ? { outcomes: [] } : commitChecked(database, guard, checked),
  );
}

function commitChecked(database: Database, guard: Guard, writes: readonly CheckedWrite[]): Committed {
  const commitTime = database.clock.tick();
  const times = { commit: commitTime, request: truncateToMillis(commitTime) };
  const staged = new Map<string, StoredDocument | null>();
  const stateAfter = (path: readonly string[]) => {
    const document = staged.get(pathKey(path));
    return document === undefined ? database.documents.get(path) : document;
  };
  const outcomes: Outcome[] = [];
  let failed: FirestoreError | undefined;
  for (const checked of writes) {
    const { path, write } = checked;
    const stored = stateAfter(path) ?? undefined;
    failed ??= failedCondition(write.currentDocument, stored, path, database.name);
    const outcome = outcomeOf(checked, stored, times);
    staged.set(pathKey(path), outcome.document);
    outcomes.push(outcome);
  }
  // Check permissions first, so that a denied writer does not learn whether a precondition held.
  const changes = changesOf(database, writes, staged);
  guard.checkWrites(changes, times.request, { stateAfter, changes: (key) => staged.has(key) });
  if (failed) throw failed;
  for (const { path } of writes) putStaged(database, path, staged, commitTime);
  return { commitTime, outcomes };
}

/** One change per document, because the rules check the combined result of all writes. */
function changesOf(
  database: Database,
  writes: readonly CheckedWrite[],
  staged: ReadonlyMap<string, StoredDocument | null>,
): Change[] {
  const firsts = new Map(writes.toReversed().map((checked) => [pathKey(checked.path), checked]));
  return [...staged].flatMap(([key, after]) => {
    const first = firsts.get(key);
    if (!first) return [];
    const { path, write } = first;
    const form = formOf(writes.filter((other) => pathKey(other.path) === key));
    const precondition = write.currentDocument;
    const before = database.documents.get(path);
    return [{ path, before, after, precondition, verifiesOnly: 'verify' in write, form }];
  });
}

const formOf = (writes: readonly CheckedWrite[]): WriteForm => ({
  isWhole: writes.some(({ write }) => !write.updateMask && !write.transform),
  hasTransforms: writes.some(
    ({ write }) => write.transform !== undefined || (write.updateTransforms ?? []).length > 0,
  ),
});

function putStaged(
  database: Database,
  path: readonly string[],
  staged: ReadonlyMap<string, StoredDocument | null>,
  commitTime: bigint,
): void {
  const document = staged.get(pathKey(path)) ?? null;
  const stored = database.documents.get(path) ?? null;
  if (document !== stored) database.documents.put(path, document, commitTime);
}

/** The `WriteResult` in a response. */
export function writeOutcome({ updateTime, transformResults }: Outcome) {
  return {
    ...(updateTime !== undefined && { updateTime: formatTimestamp(updateTime) }),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(writeValue) }),
  };
}
