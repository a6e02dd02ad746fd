/** `GET …/documents/{collection}`: the documents of a collection, page by page. */

import { boolean, bytes, int32, message, type ReadBy, string } from '../../wire/json.ts';
import { invalidArgument, unimplemented } from '../errors.ts';
import { type FieldPath, parseFieldPath, project } from '../field-paths.ts';
import { checkCollectionId, parseParentName, type ResourceName } from '../names.ts';
import { fieldValue } from '../query/match.ts';
import { parseQuery } from '../query/parse.ts';
import { parseField } from '../query/parse-filter.ts';
import type { Order, Query } from '../query/query.ts';
import { runQuery } from '../query/run.ts';
import type { StoredDocument } from '../store/documents.ts';
import type { Database } from '../store/store.ts';
import type { Value } from '../stored-value.ts';
import { readMask, writeDocument } from '../wire/messages.ts';
import { type Call, messageFromQuery } from './call.ts';
import { decodePosition, encodePosition } from './page-tokens.ts';
import { openReading, refuseReadTime } from './reading.ts';

const readRequest = message({
  pageSize: int32,
  pageToken: string,
  orderBy: string,
  mask: readMask,
  showMissing: boolean,
  transaction: bytes,
});
type Request = ReadBy<typeof readRequest>;

const PARAMETERS = {
  pageSize: 'one',
  pageToken: 'one',
  orderBy: 'one',
  'mask.fieldPaths': 'list',
  showMissing: 'one',
  transaction: 'one',
} as const;

export function listDocuments(call: Call) {
  const { database } = call;
  const collectionId = call.path.at(-1) ?? '';
  const parent = parseParentName([`${database.name}/documents`, ...call.path.slice(0, -1)].join('/'));
  const guard = call.authenticate();
  refuseReadTime(call.query);
  const request = readRequest(messageFromQuery(call.query, PARAMETERS));
  checkRequest(request, collectionId);
  const mask = request.mask?.fieldPaths?.map(parseFieldPath);
  const query = { ...toQuery(parent, collectionId, request), projection: mask };
  guard.checkList(query);
  call.requireIndex(query);
  const { at } = openReading(database, request, { collectionId });
  const { documents } = runQuery(query, database.documents, database.name, at);
  return page(database, query.orders, documents, pageSizeOf(request), mask);
}

function checkRequest({ pageSize = 0, showMissing }: Request, collectionId: string): void {
  if (pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  if (showMissing) throw unimplemented('showMissing');
  if (collectionId !== '') checkCollectionId(collectionId);
}

/** The list as a query that starts after the last document of the page before. */
function toQuery(parent: ResourceName, collectionId: string, request: Request): Query {
  const orderBy = parseOrderBy(request.orderBy ?? '');
  const query = parseQuery(parent, { from: [{ collectionId }], orderBy });
  const start = request.pageToken
    ? { values: decodePosition(request.pageToken, query.orders.length), before: false }
    : undefined;
  return { ...query, start, limit: pageSizeOf(request) };
}

/** Google's page size by default, and its maximum. */
const DEFAULT_PAGE_SIZE = 30;
const MAX_PAGE_SIZE = 150;

const pageSizeOf = ({ pageSize }: Request): number => Math.min(pageSize || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);

/** `a, b.c desc` as the orders of a query. */
function parseOrderBy(text: string) {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (match?.[1] === undefined) throw invalidArgument(`Invalid order by "${text}".`);
    parseField({ fieldPath: match[1] });
    const direction = match[2]?.toLowerCase() === 'desc' ? ('DESCENDING' as const) : ('ASCENDING' as const);
    return { field: { fieldPath: match[1] }, direction };
  });
}

/** A full page has a token, even if nothing follows, as in the official emulator. */
function page(
  database: Database,
  orders: readonly Order[],
  documents: readonly StoredDocument[],
  pageSize: number,
  mask?: readonly FieldPath[],
) {
  const last = documents.at(-1);
  const values = last && orders.map(({ field }) => fieldValue(last, field, database.name) as Value);
  return {
    ...(documents.length > 0 && {
      documents: documents.map((document) =>
        writeDocument(
          `${database.name}/documents/${document.path.join('/')}`,
          document,
          mask && project(document.fields, mask),
        ),
      ),
    }),
    ...(values && documents.length === pageSize && { nextPageToken: encodePosition(values) }),
  };
}
