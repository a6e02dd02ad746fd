/** All data of the server: independent databases by name. */
import { Clock } from '../time.ts';
import { Documents } from './documents.ts';
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
