/** `:beginTransaction` and `:rollback`. */
import { bytes, message, string } from '../../wire/json.ts';
import { readTransactionOptions, writeBytes } from '../wire/messages.ts';
import type { Call } from './call.ts';
import { beginTransaction as begin } from './reading.ts';

const readBegin = message({ database: string, options: readTransactionOptions });
const readRollback = message({ database: string, transaction: bytes });

export function beginTransaction(call: Call) {
  const { options } = readBegin(call.body);
  call.authenticate();
  return { transaction: writeBytes(begin(call.database, options)) };
}

export function rollback(call: Call) {
  const { transaction = new Uint8Array() } = readRollback(call.body);
  call.authenticate();
  call.database.transactions.rollback(transaction);
  return {};
}
