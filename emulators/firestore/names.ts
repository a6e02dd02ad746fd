/**
 * Resource names: `projects/{project}/databases/{database}/documents/{path}`. Uses the official emulator's messages, which
 * point to the invalid character.
 */
import { invalidArgument } from './errors.ts';
import { numericId } from './order.ts';

/** A parsed name: the database (`projects/p/databases/d`) and the segments below `documents`. */
export interface ResourceName {
  readonly database: string;
  readonly segments: readonly string[];
}

export function formatName({ database, segments }: ResourceName): string {
  return [`${database}/documents`, ...segments].join('/');
}

/** The name of a document: a positive even number of segments. */
export function parseDocumentName(name: string): ResourceName {
  return parseName(name, 'Document name', (count) => count > 0 && count % 2 === 0);
}

/** The name of a parent: the root (`…/documents`) or a document. */
export function parseParentName(name: string): ResourceName {
  return parseName(name, 'Document parent name', (count) => count % 2 === 0);
}

/** Checks a single collection id, as in a query's `from`. */
export function checkCollectionId(id: string): void {
  checkLoneId(id, 'Collection');
  if (isReserved(id)) throw reservedId('Collection', id);
}

/** Checks a single document id, such as `documentId` when creating a document. */
export function checkDocumentId(id: string): void {
  checkLoneId(id, 'Resource');
  checkReservedDocumentId(id);
}

function checkLoneId(id: string, kind: 'Collection' | 'Resource'): void {
  if (id.includes('/')) throw invalidArgument(`${kind} id "${id}" is invalid because it contains "/".`);
  if (id === '.' || id === '..') throw reservedId(kind, id);
}

/** Names of the form `__…__` are reserved by Firestore, for ids and for fields. */
export const isReserved = (name: string) => name.length >= 4 && name.startsWith('__') && name.endsWith('__');

const reservedId = (kind: string, id: string) =>
  invalidArgument(`${kind} id "${id}" is invalid because it is reserved.`);

function checkReservedDocumentId(id: string): void {
  if (!isReserved(id) || numericId(id) !== undefined) return;
  if (!id.startsWith('__id')) throw reservedId('Resource', id);
  throw invalidArgument(
    "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. " +
      `Found: '${id}'.`,
  );
}

/** Parses a name step by step, reporting what is missing and where. */
class Cursor {
  readonly name: string;
  readonly what: string;
  position = 0;

  constructor(name: string, what: string) {
    this.name = name;
    this.what = what;
  }

  get atEnd(): boolean {
    return this.position === this.name.length;
  }

  error(problem: string) {
    return invalidArgument(`${this.what} "${this.name}" ${problem}`);
  }

  lacks(expected: string) {
    return this.error(`lacks ${expected} at index ${this.position}.`);
  }

  literal(text: string): void {
    if (!this.name.startsWith(text, this.position)) throw this.lacks(`"${text}"`);
    this.position += text.length;
  }

  /** Reads up to the next slash. */
  segment(kind: string): string {
    const end = this.name.indexOf('/', this.position);
    const segment = this.name.slice(this.position, end === -1 ? undefined : end);
    if (segment === '') throw this.lacks(`a ${kind} id`);
    this.position += segment.length;
    return segment;
  }
}

function parseName(name: string, what: string, complete: (count: number) => boolean): ResourceName {
  const cursor = new Cursor(name, what);
  readDatabase(cursor);
  const database = name.slice(0, cursor.position);
  cursor.literal('/');
  cursor.literal('documents');
  const segments: string[] = [];
  while (!cursor.atEnd) {
    cursor.literal('/');
    segments.push(readSegment(cursor, segments.length % 2 === 0));
  }
  if (!complete(segments.length)) throw cursor.lacks('"/"');
  return { database, segments };
}

function readDatabase(cursor: Cursor): void {
  cursor.literal('projects');
  cursor.literal('/');
  cursor.segment('project');
  cursor.literal('/');
  cursor.literal('databases');
  cursor.literal('/');
  cursor.segment('database');
}

function readSegment(cursor: Cursor, isCollection: boolean): string {
  if (cursor.atEnd) throw cursor.error('has invalid trailing "/".');
  const start = cursor.position;
  const kind = isCollection ? 'collection' : 'resource';
  const id = cursor.segment(kind);
  if (id === '.' || id === '..') throw cursor.error(`contains a ${kind} id "${id}" at index ${start}.`);
  if (isCollection) checkCollectionId(id);
  else checkReservedDocumentId(id);
  return id;
}
