import { invalidArgument } from '../errors.ts';
import { project } from '../field-paths.ts';
import { parseParentName } from '../names.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery as run } from '../query/run.ts';
import { formatTimestamp } from '../time.ts';
import { boolean, bytes, message, string, timestamp } from '../wire/json.ts';
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
    readTime: timestamp,
    // Taken and ignored, as by the official emulator: the answer has no metrics.
    explainOptions: message({ analyze: boolean }),
  },
  [['transaction', 'newTransaction', 'readTime']],
);

/**
 * `POST …/documents[/{parent}]:runQuery`: an element for each document, the last one marked `done`; where
 * nothing was found, one with the read time alone. What an offset skipped stands in all but the last.
 */
export function runQuery(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const parent = parseParentName(nameOf(call));
  const guard = call.authenticate();
  if (!request.structuredQuery) throw invalidArgument('A structured query is required.');
  const query = parseQuery(parent.segments, request.structuredQuery);
  guard.checkList(query);
  const { at, readTime, begun } = openReading(database, request, query.source);
  const { documents, skipped } = run(query, database.documents, database.name, at);
  const time = formatTimestamp(readTime);
  const answers = documents.map((document, i) => {
    const name = `${database.name}/documents/${document.path.join('/')}`;
    const fields = query.projection && project(document.fields, query.projection);
    const ending = i === documents.length - 1 ? { done: true } : skipped > 0 && { skippedResults: skipped };
    return { document: writeDocument(name, document, fields), readTime: time, ...ending };
  });
  if (answers.length === 0) return [...beginning(begun), { readTime: time, done: true }];
  return [...beginning(begun), ...answers];
}

/** A transaction that the request began is told in an element of its own, before all others. */
const beginning = (begun: Uint8Array | undefined) => (begun ? [{ transaction: writeBytes(begun) }] : []);
