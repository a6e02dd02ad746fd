/** The messages that several requests share. Source: google/firestore/v1/{common,document,write}.proto. */

import {
  boolean,
  bytes,
  listOf,
  message,
  oneOf,
  type ReadBy,
  type Reader,
  string,
  timestamp,
} from '../../wire/json.ts';
import { readUnimplemented } from '../errors.ts';
import type { StoredDocument } from '../store/documents.ts';
import { formatTimestamp } from '../time.ts';
import { readArray, readFields, readValue, writeFields } from './value-json.ts';

export const readMask = message({ fieldPaths: listOf(string) });

export const readPrecondition = message({ exists: boolean, updateTime: timestamp }, [
  ['exists', 'updateTime'],
]);
export type Precondition = ReadBy<typeof readPrecondition>;

export const readDocument = message({
  name: string,
  fields: readFields,
  createTime: timestamp,
  updateTime: timestamp,
});

const readFieldTransform = message(
  {
    fieldPath: string,
    setToServerValue: oneOf('SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'),
    increment: readValue,
    maximum: readValue,
    minimum: readValue,
    appendMissingElements: readArray,
    removeAllFromArray: readArray,
  },
  [['setToServerValue', 'increment', 'maximum', 'minimum', 'appendMissingElements', 'removeAllFromArray']],
);
export type FieldTransform = ReadBy<typeof readFieldTransform>;

export const readWrite = message(
  {
    update: readDocument,
    delete: string,
    verify: string,
    transform: message({ document: string, fieldTransforms: listOf(readFieldTransform) }),
    updateMask: readMask,
    updateTransforms: listOf(readFieldTransform),
    currentDocument: readPrecondition,
  },
  [['update', 'delete', 'verify', 'transform']],
);
export type Write = ReadBy<typeof readWrite>;

export const readTransactionOptions = message(
  {
    readOnly: message({ readTime: readUnimplemented('ReadOnly.readTime') }),
    readWrite: message({ retryTransaction: bytes, concurrencyMode: string as Reader<string> }),
  },
  [['readOnly', 'readWrite']],
);
export type TransactionOptions = ReadBy<typeof readTransactionOptions>;

/** A stored document in a response; `fields` is omitted if there are none. */
export function writeDocument(name: string, document: StoredDocument, fields = document.fields) {
  return {
    name,
    ...(fields.size > 0 && { fields: writeFields(fields) }),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

export const writeBytes = (value: Uint8Array) => Buffer.from(value).toString('base64');
