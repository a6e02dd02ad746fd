import { int32, message, string, timestamp } from '../../wire/json.ts';
import { invalidArgument } from '../errors.ts';
import { parseParentName } from '../names.ts';
import { compareUtf8 } from '../order.ts';
import { type Call, nameOf } from './call.ts';
import { decodePosition, encodePosition } from './page-tokens.ts';
import { openReading } from './reading.ts';

const readRequest = message({ parent: string, pageSize: int32, pageToken: string, readTime: timestamp });

/** `POST …/documents[/{document}]:listCollectionIds`, for administrators. */
export function listCollectionIds(call: Call) {
  const { database } = call;
  const request = readRequest(call.body);
  const parent = parseParentName(nameOf(call));
  call.authenticate().requireAdmin('Metadata operations require admin authentication.');
  const { pageSize = 0, pageToken } = request;
  if (pageSize < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  const { at } = openReading(database, request, {});
  const after = pageToken ? decodePosition(pageToken, 1)[0] : undefined;
  const following = database.documents
    .collectionIds(parent.segments, at)
    .filter((id) => after?.type !== 'string' || compareUtf8(id, after.value) > 0);
  const collectionIds = pageSize > 0 ? following.slice(0, pageSize) : following;
  const more = collectionIds.length < following.length;
  const last = collectionIds.at(-1) ?? '';
  return {
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(more && { nextPageToken: encodePosition([{ type: 'string', value: last }]) }),
  };
}
