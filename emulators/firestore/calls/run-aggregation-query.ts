import { boolean, bytes, message, string, timestamp } from '../../wire/json.ts';
import { invalidArgument } from '../errors.ts';
import { parseParentName } from '../names.ts';
import { aggregate, aggregatedFields, checkAggregatedQuery, parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse.ts';
import { runQuery } from '../query/run.ts';
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
    readTime: timestamp,
    explainOptions: message({ analyze: boolean }),
  },
  [['transaction', 'newTransaction', 'readTime']],
);

/** `POST …/documents[/{parent}]:runAggregationQuery`: count, sum and avg over the documents of a query. */
export function runAggregationQuery(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const parent = parseParentName(nameOf(call));
  const guard = call.authenticate();
  const { structuredQuery, aggregations: wire = [] } = request.structuredAggregationQuery ?? {};
  if (!structuredQuery) throw invalidArgument('A structured query is required.');
  const aggregations = parseAggregations(wire);
  const required = aggregatedFields(aggregations);
  const query = { ...parseQuery(parent, structuredQuery), required };
  checkAggregatedQuery(query);
  guard.checkList(query);
  call.requireIndex(query);
  const { at, readTime, begun } = openReading(database, request, query.source);
  const { documents } = runQuery(query, database.documents, database.name, at);
  const aggregateFields = Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, writeValue(aggregate(aggregation, documents))]),
  );
  const answer = { result: { aggregateFields }, readTime: formatTimestamp(readTime), done: true };
  return begun ? [{ transaction: writeBytes(begun) }, answer] : [answer];
}
