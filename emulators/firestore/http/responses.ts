/** Responses, independent of how they are sent. */
import { BadMessage } from '../../wire/json.ts';
import { FirestoreError, invalidPayload } from '../errors.ts';

export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  /** Complete, or in chunks that are created while sending. */
  readonly body: string | Iterable<string>;
  /** Whether to close the connection after this response. */
  readonly close?: boolean;
}

export const text = (body: string, status = 200): Answer => ({ status, body });

export const json = (body: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json',
  body: isIterable(body) ? jsonList(body) : `${JSON.stringify(body)}\n`,
});

const isIterable = (body: unknown): body is Iterable<unknown> =>
  typeof body === 'object' && body !== null && Symbol.iterator in body;

/** Characters per chunk, so that a query over everything is never in memory as one string. */
const PART_LENGTH = 65_536;

function* jsonList(elements: Iterable<unknown>): Generator<string> {
  let part = '[\n';
  let separator = '';
  for (const element of elements) {
    part += `${separator}${JSON.stringify(element)}`;
    separator = ',\n';
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield `${part}\n]\n`;
}

/** The official emulator's response to unknown paths. */
export const NOT_FOUND: Answer = text('Not Found\n', 404);

/** Converts any thrown value to a response; unknown errors are internal ones. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof BadMessage) return errorAnswer(invalidPayload());
  if (error instanceof FirestoreError) return json(error, error.httpStatus);
  console.error(error);
  return json(new FirestoreError('UNKNOWN', ''), 500);
}
