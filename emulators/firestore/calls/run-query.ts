import { boolean, bytes, message, string } from '../../wire/json.ts';
import { invalidArgument, readUnimplemented } from '../errors.ts';
import { project } from '../field-paths.ts';
import { parseParentName } from '../names.ts';
import { parseQuery } from '../query/parse.ts';
import type { Query } from '../query/query.ts';
import { type Results, runQuery as run } from '../query/run.ts';
import { formatTimestamp } from '../time.ts';
import { readTransactionOptions, writeBytes, writeDocument } from '../wire/messages.ts';
import { readStructuredQuery } from '../wire/queries.ts';
import { type Call, nameOf } from './call.ts';
import { openReading } from './reading.ts';

const readRequest = message(
  {
    parent: string,
    structuredQuery: readStructuredQuery,
    transaction: bytes,
    newTransaction: readTransactionOptions,
    readTime: readUnimplemented('readTime'),
    // Accepted and ignored, as by the official emulator: the response has no metrics.
    explainOptions: message({ analyze: boolean }),
  },
  [['transaction', 'newTransaction', 'readTime']],
);

/**
 * `POST …/documents[/{parent}]:runQuery`: one element per document, the last one marked `done`; if
 * nothing was found, one with only the read time. All but the last contain the number of skipped documents.
 */
export function runQuery(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const parent = parseParentName(nameOf(call));
  const guard = call.authenticate();
  if (!request.structuredQuery) throw invalidArgument('A structured query is required.');
  const query = parseQuery(parent, request.structuredQuery);
  guard.checkList(query);
  call.requireIndex(query);
  const { at, readTime, begun } = openReading(database, request, query.source);
  const results = run(query, database.documents, database.name, at);
  return answers(query, results, { database: database.name, readTime: formatTimestamp(readTime), begun });
}

interface Circumstances {
  readonly database: string;
  readonly readTime: string;
  readonly begun: Uint8Array | undefined;
}

function* answers(query: Query, results: Results, { database, readTime, begun }: Circumstances) {
  const { documents, skipped } = results;
  // A transaction begun by the request is returned in its own element.
  if (begun) yield { transaction: writeBytes(begun) };
  if (documents.length === 0) yield { readTime, done: true };
  for (const [i, document] of documents.entries()) {
    const name = `${database}/documents/${document.path.join('/')}`;
    const fields = query.projection && project(document.fields, query.projection);
    const isLast = i === documents.length - 1;
    const ending = isLast ? { done: true } : skipped > 0 && { skippedResults: skipped };
    yield { document: writeDocument(name, document, fields), readTime, ...ending };
  }
}
