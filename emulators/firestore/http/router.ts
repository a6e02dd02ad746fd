/** Maps a path and a method to a call of Firestore's API. */

import { batchGet } from '../calls/batch-get.ts';
import { batchWrite } from '../calls/batch-write.ts';
import type { Handler } from '../calls/call.ts';
import { commitWrites } from '../calls/commit.ts';
import { createDocument } from '../calls/create-document.ts';
import { deleteDocument } from '../calls/delete-document.ts';
import { getDocument } from '../calls/get-document.ts';
import { listDocuments } from '../calls/list-documents.ts';
import { runAggregationQuery } from '../calls/run-aggregation-query.ts';
import { runQuery } from '../calls/run-query.ts';
import { beginTransaction, rollback } from '../calls/transactions.ts';
import { updateDocument } from '../calls/update-document.ts';
import { FirestoreError, invalidArgument, unimplemented } from '../errors.ts';
import { decodeSegment } from './paths.ts';

export interface Route {
  readonly handler: Handler;
  readonly projectId: string;
  /** `projects/{project}/databases/{database}`. */
  readonly database: string;
  /** The segments below `documents`, without surrounding white space, which URLs ignore. */
  readonly path: readonly string[];
}

const partitionQuery: Handler = () => {
  throw new FirestoreError(
    'UNIMPLEMENTED',
    'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
  );
};

/** Denied to everyone but administrators, as by the official emulator. */
const listCollectionIds: Handler = (call) => {
  call.authenticate().requireAdmin('Metadata operations require admin authentication.');
  throw unimplemented('ListCollectionIds');
};

const executePipeline: Handler = () => {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
};

const WEB_CHANNEL = '/google.firestore.v1.Firestore/';
export const USE_REST =
  'This Firestore emulator speaks REST alone, not gRPC or WebChannel: use firebase/firestore/lite, or start it ' +
  'with FIREBASE_EMULATORS=official.';

/** Calls of the whole database: `documents:commit`. */
const DATABASE_CALLS: Readonly<Record<string, Handler>> = {
  batchGet,
  batchWrite,
  beginTransaction,
  commit: commitWrites,
  executePipeline,
  rollback,
};

/** Calls of the database or of a document: `documents/c/a:runQuery`. */
const PARENT_CALLS: Readonly<Record<string, Handler>> = {
  listCollectionIds,
  partitionQuery,
  runAggregationQuery,
  runQuery,
};

/** Undefined if the official emulator has no such call either. Throws UNIMPLEMENTED if it has. */
export function findRoute(method: string, pathname: string): Route | undefined {
  const raw = /^\/v1(?:beta1)?\/(.*)$/s.exec(pathname)?.[1]?.split('/');
  if (raw === undefined) return undefined;
  const last = raw.pop() ?? '';
  const colon = method === 'POST' ? last.indexOf(':') : -1;
  const verb = colon === -1 ? undefined : last.slice(colon + 1);
  const segments = [...raw, colon === -1 ? last : last.slice(0, colon)].map(decodeSegment);
  const [projects, projectId = '', databases, databaseId, documents, ...below] = segments;
  if (projects !== 'projects' || databases !== 'databases' || documents !== 'documents') return undefined;
  const path = below.map((segment) => segment.trim());
  const handler = findHandler(method, verb, path);
  return handler && { handler, projectId, database: `projects/${projectId}/databases/${databaseId}`, path };
}

/** Called by the full SDK in browsers: `/google.firestore.v1.Firestore/Listen/channel`. */
export const isWebChannel = (url = ''): boolean => url.startsWith(WEB_CHANNEL);

function findHandler(method: string, verb: string | undefined, path: readonly string[]): Handler | undefined {
  if (verb !== undefined) return callNamed(verb, path);
  if (path.length === 0) return undefined;
  const isDocument = path.length % 2 === 0;
  if (method === 'GET') return isList(path) ? listDocuments : getDocument;
  if (method === 'POST') return isDocument ? undefined : createDocument;
  if (method === 'PATCH') return isDocument ? updateDocument : undefined;
  return method === 'DELETE' && isDocument ? deleteDocument : undefined;
}

function callNamed(verb: string, path: readonly string[]): Handler | undefined {
  if (Object.hasOwn(PARENT_CALLS, verb)) return PARENT_CALLS[verb];
  return path.length === 0 && Object.hasOwn(DATABASE_CALLS, verb) ? DATABASE_CALLS[verb] : undefined;
}

/**
 * A collection, or every collection below a document if the last segment is empty. Other empty segments
 * form an invalid document name, as on the official emulator.
 */
function isList(path: readonly string[]): boolean {
  return path.length % 2 === 1 && path.slice(0, -1).every((segment) => segment !== '');
}
