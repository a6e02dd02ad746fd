/** All data of the server: independent databases by name. */
import { failedPrecondition, invalidArgument } from '../errors.ts';
import { Clock } from '../time.ts';
import { Documents, HISTORY_MICROS } from './documents.ts';
import { Transactions, type TransactionTimeouts } from './transactions.ts';

/** One database, `projects/{project}/databases/{database}`. */
export class Database {
  readonly name: string;
  readonly documents = new Documents();
  readonly transactions: Transactions;
  readonly clock: Clock;

  constructor(name: string, clock: Clock, timeouts?: TransactionTimeouts) {
    this.name = name;
    this.clock = clock;
    this.transactions = new Transactions(timeouts);
  }

  /** Checks a requested read time: not in the future and at most an hour old. */
  checkReadTime(requested: bigint): bigint {
    const now = this.clock.now();
    if (requested > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
    if (requested < now - HISTORY_MICROS) {
      throw failedPrecondition("The requested 'read_time' is too old.");
    }
    return requested;
  }
}

export class Store {
  readonly #databases = new Map<string, Database>();
  readonly #clock = new Clock();
  readonly #timeouts: TransactionTimeouts | undefined;

  constructor(timeouts?: TransactionTimeouts) {
    this.#timeouts = timeouts;
  }

  /** The database with that name; created on first use. */
  database(name: string): Database {
    let database = this.#databases.get(name);
    if (database === undefined) {
      database = new Database(name, this.#clock, this.#timeouts);
      this.#databases.set(name, database);
    }
    return database;
  }

  /** Drops every document of every database, and every open transaction. */
  clear(): void {
    for (const { documents, transactions } of this.#databases.values()) {
      documents.clear();
      transactions.clear();
    }
  }
}
