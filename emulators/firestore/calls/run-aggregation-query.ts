import { boolean, bytes, message, string } from '../../wire/json.ts';
import { invalidArgument, readUnimplemented } from '../errors.ts';
import { parseParentName } from '../names.ts';
import { parseCounts } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
import { integer } from '../stored-value.ts';
import { formatTimestamp } from '../time.ts';
import { readTransactionOptions, writeBytes } from '../wire/messages.ts';
import { readAggregationQuery } from '../wire/queries.ts';
import { writeValue } from '../wire/value-json.ts';
import { type Call, nameOf } from './call.ts';
import { openReading } from './reading.ts';

const readRequest = message(
  {
    parent: string,
    structuredAggregationQuery: readAggregationQuery,
    transaction: bytes,
    newTransaction: readTransactionOptions,
    readTime: readUnimplemented('readTime'),
    explainOptions: message({ analyze: boolean }),
  },
  [['transaction', 'newTransaction', 'readTime']],
);

/** `POST …/documents[/{parent}]:runAggregationQuery`: the number of documents of a query. */
export function runAggregationQuery(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const parent = parseParentName(nameOf(call));
  const guard = call.authenticate();
  const { structuredQuery, aggregations: wire = [] } = request.structuredAggregationQuery ?? {};
  if (!structuredQuery) throw invalidArgument('A structured query is required.');
  const aliases = parseCounts(wire);
  const query = parseQuery(parent, structuredQuery);
  guard.checkList(query);
  call.requireIndex(query);
  const { at, readTime, begun } = openReading(database, request, query.source);
  const { documents } = runQuery(query, database.documents, database.name, at);
  const aggregateFields = Object.fromEntries(
    aliases.map((alias) => [alias, writeValue(integer(BigInt(documents.length)))]),
  );
  const answer = { result: { aggregateFields }, readTime: formatTimestamp(readTime), done: true };
  return begun ? [{ transaction: writeBytes(begun) }, answer] : [answer];
}
