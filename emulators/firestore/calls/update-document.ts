import { message } from '../../wire/json.ts';
import { parseFieldPath, project } from '../field-paths.ts';
import { parseDocumentName } from '../names.ts';
import { readDocument, readMask, readPrecondition, writeDocument } from '../wire/messages.ts';
import { commit } from '../writes/commit.ts';
import { type Call, messageFromQuery, nameOf } from './call.ts';

const readRequest = message({ updateMask: readMask, mask: readMask, currentDocument: readPrecondition });

const PARAMETERS = {
  'updateMask.fieldPaths': 'list',
  'mask.fieldPaths': 'list',
  'currentDocument.exists': 'one',
  'currentDocument.updateTime': 'one',
} as const;

/** `PATCH …/documents/{collection}/{id}`: writes the document, or with an update mask parts of it. */
export async function updateDocument(call: Call) {
  const { fields = new Map() } = readDocument(call.body);
  const name = nameOf(call);
  parseDocumentName(name);
  const guard = call.authenticate();
  const {
    updateMask,
    mask: readBack,
    currentDocument,
  } = readRequest(messageFromQuery(call.query, PARAMETERS));
  const mask = readBack?.fieldPaths?.map(parseFieldPath);
  const write = {
    update: { name, fields },
    ...(updateMask && { updateMask }),
    ...(currentDocument && { currentDocument }),
  };
  const { outcomes } = await commit(call.database, guard, [write]);
  const document = outcomes[0]?.document;
  return document && writeDocument(name, document, mask && project(document.fields, mask));
}
