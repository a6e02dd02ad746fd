/** Read time and transaction of a request. */
import { invalidArgument } from '../errors.ts';
import type { Database } from '../store/store.ts';
import type { Reads, TransactionMode } from '../store/transactions.ts';
import type { TransactionOptions } from '../wire/messages.ts';

/** The transaction of a read request; at most one of them is set. */
export interface Consistency {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: TransactionOptions;
}

export interface Reading {
  /** Read time; the newest data if omitted. */
  readonly at: bigint | undefined;
  /** The read time in the response. */
  readonly readTime: bigint;
  /** The transaction that the request began. */
  readonly begun?: Uint8Array;
}

/** Begins the requested transaction, locks what it reads, and determines the time. */
export function openReading(database: Database, consistency: Consistency, reads: Reads): Reading {
  const { transaction, newTransaction } = consistency;
  const begun = newTransaction && beginTransaction(database, newTransaction);
  const token = transaction ?? begun;
  const at = token && database.transactions.read(token, reads).readOnlyAt;
  return { at, readTime: at ?? database.clock.now(), ...(begun && { begun }) };
}

/** Begins a transaction: read-write unless the options say otherwise. */
export function beginTransaction(database: Database, options: TransactionOptions = {}): Uint8Array {
  const retried = options.readWrite?.retryTransaction;
  if (retried && retried.length > 0) database.transactions.checkIssued(retried);
  return database.transactions.begin(modeOf(database, options));
}

function modeOf(database: Database, { readOnly }: TransactionOptions): TransactionMode {
  return readOnly ? { readOnlyAt: database.clock.now() } : {};
}

/** The `readTime` of a URL. The official emulator rejects all of them, even the time of a recent commit. */
export function refuseReadTime(query: URLSearchParams): void {
  if (query.has('readTime') || query.has('read_time')) {
    throw invalidArgument('Only timestamps past epoch are supported.');
  }
}
