import { randomBytes } from 'node:crypto';
import { message, string } from '../../wire/json.ts';
import { parseFieldPath, project } from '../field-paths.ts';
import { checkCollectionId, checkDocumentId, formatName, parseParentName } from '../names.ts';
import { readDocument, readMask, writeDocument } from '../wire/messages.ts';
import { commit } from '../writes/commit.ts';
import { type Call, messageFromQuery } from './call.ts';

const readRequest = message({ documentId: string, mask: readMask });

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `POST …/documents/{collection}?documentId=…`: 409 if it exists; generates an id by default. */
export async function createDocument(call: Call) {
  const { database } = call;
  const collectionId = call.path.at(-1) ?? '';
  const parent = parseParentName([`${database.name}/documents`, ...call.path.slice(0, -1)].join('/'));
  const { fields = new Map() } = readDocument(call.body);
  const request = readRequest(messageFromQuery(call.query, { documentId: 'one', 'mask.fieldPaths': 'list' }));
  checkCollectionId(collectionId);
  const id = request.documentId || automaticId();
  checkDocumentId(id);
  const guard = call.authenticate();
  const mask = request.mask?.fieldPaths?.map(parseFieldPath);
  const name = formatName({ ...parent, segments: [...parent.segments, collectionId, id] });
  const write = { update: { name, fields }, currentDocument: { exists: false } };
  const { outcomes } = await commit(database, guard, [write]);
  const document = outcomes[0]?.document;
  return document && writeDocument(name, document, mask && project(document.fields, mask));
}

/** Twenty letters and digits, like the ids that Firestore makes. */
function automaticId(): string {
  return Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
