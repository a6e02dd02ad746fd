import { bytes, listOf, message, string } from '../../wire/json.ts';
import { invalidArgument, readUnimplemented } from '../errors.ts';
import { parseFieldPath, project } from '../field-paths.ts';
import { parseDocumentName } from '../names.ts';
import { formatTimestamp } from '../time.ts';
import { readMask, readTransactionOptions, writeBytes, writeDocument } from '../wire/messages.ts';
import type { Call } from './call.ts';
import { openReading } from './reading.ts';

const readRequest = message(
  {
    database: string,
    documents: listOf(string),
    mask: readMask,
    transaction: bytes,
    newTransaction: readTransactionOptions,
    readTime: readUnimplemented('readTime'),
  },
  [['transaction', 'newTransaction', 'readTime']],
);

/** `POST …/documents:batchGet`: each document, found or missing, in the requested order. */
export function batchGet(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const guard = call.authenticate();
  const names = request.documents ?? [];
  const paths = names.map((name) => pathIn(database.name, name));
  const mask = request.mask?.fieldPaths?.map(parseFieldPath);
  const { at, readTime, begun } = openReading(database, request, { documents: paths });
  const answers = names.map((name, i) => {
    const path = paths[i] ?? [];
    const document = database.documents.get(path, at);
    guard.checkGet(path, document);
    const result = document
      ? { found: writeDocument(name, document, mask && project(document.fields, mask)) }
      : { missing: name };
    return { ...result, readTime: formatTimestamp(readTime) };
  });
  return begun ? [{ transaction: writeBytes(begun) }, ...answers] : answers;
}

function pathIn(database: string, name: string): readonly string[] {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database) {
    throw invalidArgument(`Document "${name}" is not in database "${database}".`);
  }
  return parsed.segments;
}
