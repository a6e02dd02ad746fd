/** Page tokens: the position of the last item in the order; the next page starts after it. */

import { listOf } from '../../wire/json.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { Value } from '../stored-value.ts';
import { readValue, writeValue } from '../wire/value-json.ts';

const readValues = listOf(readValue);

export function encodePosition(values: readonly Value[]): string {
  return Buffer.from(JSON.stringify(values.map(writeValue))).toString('base64url');
}

/** Throws INVALID_ARGUMENT for an invalid token, or one of a list with another order. */
export function decodePosition(token: string, length: number): Value[] {
  try {
    const values = readValues(JSON.parse(Buffer.from(token, 'base64url').toString()));
    if (values.length === length) return values;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof FirestoreError)) throw error;
  }
  throw invalidArgument('Invalid page token.');
}
