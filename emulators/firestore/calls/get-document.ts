import { bytes, message } from '../../wire/json.ts';
import { notFound } from '../errors.ts';
import { parseFieldPath, project } from '../field-paths.ts';
import { formatName, parseDocumentName } from '../names.ts';
import { readMask, writeDocument } from '../wire/messages.ts';
import { type Call, messageFromQuery, nameOf } from './call.ts';
import { openReading, refuseReadTime } from './reading.ts';

const readRequest = message({ mask: readMask, transaction: bytes });

/** `GET …/documents/{collection}/{id}`: 404 if the document does not exist. */
export function getDocument(call: Call) {
  const { database } = call;
  const name = parseDocumentName(nameOf(call));
  const guard = call.authenticate();
  refuseReadTime(call.query);
  const request = readRequest(
    messageFromQuery(call.query, { 'mask.fieldPaths': 'list', transaction: 'one' }),
  );
  const mask = request.mask?.fieldPaths?.map(parseFieldPath);
  const { at } = openReading(database, request, { documents: [name.segments] });
  const document = database.documents.get(name.segments, at);
  guard.checkGet(name.segments, document);
  if (!document) throw notFound(`Document (${formatName(name)}) not found.`);
  return writeDocument(formatName(name), document, mask && project(document.fields, mask));
}
