/**
 * Who calls, read from the Authorization header as the official emulator reads it: `Bearer owner` and Google
 * access tokens (`ya29.…`) are administrators; any other bearer token must be a JWT, whose claims are taken
 * without checking its signature, age or audience. For tests only: nothing here is secure.
 */

import { isObject } from '../../wire/json.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';

type Claims = Readonly<Record<string, unknown>>;

export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly claims: Claims };

/** Throws INVALID_ARGUMENT for a broken token, and UNKNOWN for a header of another scheme. */
export function callerOf(authorization: string | undefined): Caller {
  // A header with a control character is ignored, as in the official emulator.
  if (authorization === undefined || !/^[\x20-\x7e]*$/.test(authorization)) return { kind: 'anonymous' };
  if (!/^bearer /i.test(authorization)) throw new FirestoreError('UNKNOWN', '');
  const token = authorization.slice('bearer '.length);
  if (/^(owner$|ya29\.)/i.test(token)) return { kind: 'admin' };
  return { kind: 'user', claims: readClaims(token) };
}

function readClaims(token: string): Claims {
  const [header, claims, signature, ...more] = token.split('.');
  if (header === undefined || claims === undefined || signature === undefined || more.length > 0) {
    throw invalidJwt();
  }
  decodeObject(header);
  decodeSegment(signature);
  return decodeObject(claims);
}

const invalidJwt = () => invalidArgument('invalid jwt');

function decodeObject(segment: string): Claims {
  const text = decodeSegment(segment).toString();
  try {
    const object: unknown = JSON.parse(text);
    if (isObject(object)) return object;
  } catch {
    // Falls through to the common error.
  }
  throw invalidJwt();
}

/** URL-safe base64 with any padding; a single trailing character is invalid. */
function decodeSegment(segment: string): Buffer {
  const digits = segment.replace(/=+$/, '');
  if (!/^[\w-]*$/.test(digits) || digits.length % 4 === 1) throw invalidJwt();
  return Buffer.from(digits, 'base64url');
}
