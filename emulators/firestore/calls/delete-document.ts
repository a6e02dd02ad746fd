import { message } from '../../wire/json.ts';
import { parseDocumentName } from '../names.ts';
import { readPrecondition } from '../wire/messages.ts';
import { commit } from '../writes/commit.ts';
import { type Call, messageFromQuery, nameOf } from './call.ts';

const readRequest = message({ currentDocument: readPrecondition });

const PARAMETERS = { 'currentDocument.exists': 'one', 'currentDocument.updateTime': 'one' } as const;

/** `DELETE …/documents/{collection}/{id}`: succeeds even if the document does not exist. */
export async function deleteDocument(call: Call) {
  const name = nameOf(call);
  parseDocumentName(name);
  const guard = call.authenticate();
  const request = readRequest(messageFromQuery(call.query, PARAMETERS));
  await commit(call.database, guard, [{ delete: name, ...request }]);
  return {};
}
