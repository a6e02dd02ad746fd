/** Answers of the server, apart from how they get onto the wire. */
import { FirestoreError } from '../errors.ts';

export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
  /** Whether the connection ends with this answer. */
  readonly close?: boolean;
}

export const text = (body: string, status = 200): Answer => ({ status, body });

export const json = (body: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json',
  body: `${JSON.stringify(body)}\n`,
});

/** The official emulator's answer for what it does not serve. */
export const NOT_FOUND: Answer = text('Not Found\n', 404);

/** Any thrown thing as an answer: what is no error of the interface's own is one of this program's. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof FirestoreError) return json(error, error.httpStatus);
  console.error(error);
  return json(new FirestoreError('UNKNOWN', ''), 500);
}
