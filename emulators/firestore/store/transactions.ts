/**
 * The open transactions of one database and the locks they hold, as the official emulator has them:
 *
 * - A read-write transaction locks each document it reads, found or not; a list or a query locks every
 *   collection with that id. Reads never wait.
 * - A write, in a transaction or not, waits until no other transaction locks its document, for at most two
 *   seconds: then it fails with ABORTED, and so ends its own transaction.
 * - A transaction ends when it commits, is rolled back, or is not used for a minute.
 * - A read-only transaction locks nothing and reads the database as of its start.
 */
import { aborted, invalidArgument } from '../errors.ts';
import { pathKey } from './documents.ts';

/** Reads see the newest data, or all of them the data of one time. */
export type TransactionMode = { readonly readOnlyAt?: bigint };

export interface TransactionTimeouts {
  /** Milliseconds that a write waits for the locks of others. */
  readonly lock: number;
  /** Milliseconds after which an unused transaction ends. */
  readonly idle: number;
}

const OFFICIAL_TIMEOUTS: TransactionTimeouts = { lock: 2_000, idle: 60_000 };

interface Open {
  readonly mode: TransactionMode;
  lastUsed: number;
  readonly documents: Set<string>;
  readonly collectionIds: Set<string>;
}

/** Documents and queries a transaction has read and locked. */
export interface Reads {
  readonly documents?: readonly (readonly string[])[];
  readonly collectionId?: string | undefined;
}

export class Transactions {
  readonly #timeouts: TransactionTimeouts;
  readonly #open = new Map<bigint, Open>();
  /** Ids are never reused, so that an old id does not name a new transaction. */
  #issued = 0n;
  #waiting: (() => void)[] = [];

  constructor(timeouts: TransactionTimeouts = OFFICIAL_TIMEOUTS) {
    this.#timeouts = timeouts;
  }

  begin(mode: TransactionMode): Uint8Array {
    this.#issued += 1n;
    this.#open.set(this.#issued, {
      mode,
      lastUsed: Date.now(),
      documents: new Set(),
      collectionIds: new Set(),
    });
    return encodeId(this.#issued);
  }

  /** Throws INVALID_ARGUMENT for an id that was never issued, as in `retryTransaction`. */
  checkIssued(token: Uint8Array): bigint {
    const id = decodeId(token);
    if (id < 1n || id > this.#issued) throw invalidArgument('Transaction is invalid or expired.');
    return id;
  }

  /** Locks what a transaction is about to read. Throws ABORTED if it has ended. */
  read(token: Uint8Array, reads: Reads): TransactionMode {
    const transaction = this.#use(token);
    if (transaction.mode.readOnlyAt !== undefined) return transaction.mode;
    for (const path of reads.documents ?? []) transaction.documents.add(pathKey(path));
    if (reads.collectionId !== undefined) transaction.collectionIds.add(reads.collectionId);
    return transaction.mode;
  }

  /** Ends a transaction; does nothing if it has ended. */
  rollback(token: Uint8Array): void {
    this.#end(this.checkIssued(token));
  }

  /**
   * Runs `write` once no other transaction locks what it writes, and ends the transaction it belongs to.
   * An invalid write leaves its transaction open, as on the official emulator.
   */
  async commit<T>(
    token: Uint8Array | undefined,
    targets: readonly (readonly string[])[],
    write: () => T,
  ): Promise<T> {
    const owner = token && this.checkIssued(token);
    const deadline = Date.now() + this.#timeouts.lock;
    for (;;) {
      if (token) this.#checkMayWrite(token, targets.length > 0);
      if (!this.#isBlocked(owner, targets)) return this.#finish(owner, write);
      if (Date.now() >= deadline) {
        this.#end(owner);
        throw aborted('Transaction lock timeout.');
      }
      await this.#released(deadline - Date.now());
    }
  }

  /** Drops all open transactions. */
  clear(): void {
    this.#open.clear();
    this.#wake();
  }

  #use(token: Uint8Array): Open {
    const transaction = this.#open.get(this.checkIssued(token));
    if (transaction === undefined || this.#isIdle(transaction)) {
      throw aborted('The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = Date.now();
    return transaction;
  }

  #checkMayWrite(token: Uint8Array, writes: boolean): void {
    const { mode } = this.#use(token);
    if (writes && mode.readOnlyAt !== undefined) {
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    }
  }

  #finish<T>(owner: bigint | undefined, write: () => T): T {
    try {
      const result = write();
      this.#end(owner);
      return result;
    } catch (error) {
      const invalid = error instanceof Error && 'code' in error && error.code === 'INVALID_ARGUMENT';
      if (!invalid) this.#end(owner);
      throw error;
    }
  }

  #isBlocked(owner: bigint | undefined, targets: readonly (readonly string[])[]): boolean {
    for (const [id, transaction] of this.#open) {
      if (this.#isIdle(transaction)) this.#open.delete(id);
      else if (id !== owner && targets.some((path) => locks(transaction, path))) return true;
    }
    return false;
  }

  #isIdle({ lastUsed }: Open): boolean {
    return Date.now() - lastUsed >= this.#timeouts.idle;
  }

  #end(id: bigint | undefined): void {
    if (id !== undefined && this.#open.delete(id)) this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }

  /** Resolves when some transaction ends, at the latest after `milliseconds`. */
  #released(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

function locks(transaction: Open, path: readonly string[]): boolean {
  return transaction.documents.has(pathKey(path)) || transaction.collectionIds.has(path.at(-2) ?? '');
}

/** Tokens have the official emulator's format: a protobuf message whose field 2 is a 64-bit number. */
const TAG = 0x11;

function encodeId(id: bigint): Uint8Array {
  const token = Buffer.alloc(9, TAG);
  token.writeBigUInt64LE(id, 1);
  return token;
}

function decodeId(token: Uint8Array): bigint {
  if (token.length !== 9 || token[0] !== TAG) throw invalidArgument('Invalid transaction.');
  return Buffer.from(token).readBigUInt64LE(1);
}
