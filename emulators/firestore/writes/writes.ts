/** One `Write` of a commit: parsing, validation and its result. */
import {
  alreadyExists,
  type FirestoreError,
  failedPrecondition,
  invalidArgument,
  notFound,
} from '../errors.ts';
import { applyMask, parseFieldPath } from '../field-paths.ts';
import { parseDocumentName } from '../names.ts';
import { valuesEqual } from '../order.ts';
import type { StoredDocument } from '../store/documents.ts';
import { type Fields, map, type Value } from '../stored-value.ts';
import type { FieldTransform, Precondition, Write } from '../wire/messages.ts';
import { checkFields, checkLimits, checkSize } from './limits.ts';
import { applyTransforms } from './transforms.ts';

/** A write validated as far as possible without the stored document. */
export interface CheckedWrite {
  readonly path: readonly string[];
  readonly write: Write;
}

/** The document after a write, or null, and the result in the response. */
export interface Outcome {
  readonly document: StoredDocument | null;
  readonly updateTime?: bigint;
  readonly transformResults: readonly Value[];
}

export interface CommitTimes {
  readonly commit: bigint;
  /** `request.time` in rules and the value of server timestamps: the commit time, truncated to milliseconds. */
  readonly request: bigint;
}

const targetOf = (write: Write) =>
  write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;

/** Throws INVALID_ARGUMENT for writes that are invalid for any stored data. */
export function checkWrites(database: string, writes: readonly Write[]): CheckedWrite[] {
  checkVerifies(writes);
  return writes.map((write) => ({ path: checkWrite(database, write), write }));
}

function checkWrite(database: string, write: Write): readonly string[] {
  const name = targetOf(write) ?? '';
  const target = parseDocumentName(name);
  if (target.database !== database) {
    throw invalidArgument(`Document "${name}" is not in database "${database}".`);
  }
  if (write.update) {
    const fields = write.update.fields ?? new Map<string, Value>();
    checkFields(fields);
    checkLimits(target.segments, fields);
    write.updateMask?.fieldPaths?.forEach(parseFieldPath);
  }
  if (write.verify !== undefined) checkVerify(write);
  return target.segments;
}

function checkVerify(write: Write): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  if (exists === undefined && updateTime === undefined) {
    throw invalidArgument('a verify must contain a precondition');
  }
  if (write.updateMask) throw invalidArgument('a verify must not specify a document mask.');
  if (write.updateTransforms?.length) {
    throw invalidArgument('a verify must not specify a update transform.');
  }
}

/** A commit may verify a document once, and then not write it. */
function checkVerifies(writes: readonly Write[]): void {
  const verified = new Map<string | undefined, boolean>();
  for (const write of writes) {
    const name = targetOf(write);
    const before = verified.get(name);
    const now = write.verify !== undefined;
    if (before !== undefined && (before || now)) {
      const conflict = now ? (before ? 'verified more than once' : 'written and then verified') : undefined;
      throw invalidArgument(
        `the same document cannot be ${conflict ?? 'verified and then written'} in a single request`,
      );
    }
    verified.set(name, now);
  }
}

/** Throws INVALID_ARGUMENT if a document is written twice, which a batch does not allow. */
export function checkDistinct(writes: readonly Write[]): void {
  if (new Set(writes.map(targetOf)).size < writes.length) {
    throw invalidArgument('the same document cannot be written more than once in a single request');
  }
}

/** Why the stored document does not meet a precondition; undefined if it does. */
export function failedCondition(
  precondition: Precondition | undefined,
  stored: StoredDocument | undefined,
  path: readonly string[],
  database: string,
): FirestoreError | undefined {
  const { exists, updateTime } = precondition ?? {};
  if (exists === true && !stored) return notFound(`no entity to update: ${keyDump(database, path)}`);
  if (exists === false && stored) {
    const app = `dev~${database.split('/')[1]}`;
    return alreadyExists(`entity already exists: EntityRef[partitionRef=${app}, path=/${path.join('/')}]`);
  }
  if (updateTime === undefined || updateTime === (stored?.updateTime ?? 0n)) return undefined;
  return failedPrecondition(
    `the stored version (${stored?.updateTime ?? 0n}) does not match the required base version (${updateTime})`,
  );
}

/** A document's key as printed in the official emulator's messages. */
function keyDump(database: string, path: readonly string[]): string {
  const elements: string[] = [];
  for (let i = 0; i < path.length; i += 2) {
    elements.push(`  Element {\n    type: "${path[i]}"\n    name: "${path[i + 1]}"\n  }\n`);
  }
  return `app: "dev~${database.split('/')[1]}"\npath <\n${elements.join('')}>\n`;
}

/** Applies a write to the stored document, ignoring its precondition. */
export function outcomeOf(
  { path, write }: CheckedWrite,
  stored: StoredDocument | undefined,
  times: CommitTimes,
): Outcome {
  if (write.delete !== undefined) return { document: null, transformResults: [] };
  if (write.verify !== undefined) {
    return {
      document: stored ?? null,
      updateTime: stored?.updateTime ?? times.commit,
      transformResults: [],
    };
  }
  const { fields, results } = transform(updatedFields(write, stored), transformsOf(write), times);
  checkSize(path, fields);
  if (stored && valuesEqualExactly(stored.fields, fields)) {
    return { document: stored, updateTime: stored.updateTime, transformResults: results };
  }
  const createTime = stored?.createTime ?? times.commit;
  return {
    document: { path, fields, createTime, updateTime: times.commit },
    updateTime: times.commit,
    transformResults: results,
  };
}

function updatedFields(write: Write, stored: StoredDocument | undefined): Fields {
  const before: Fields = stored?.fields ?? new Map();
  if (!write.update) return before;
  const input: Fields = write.update.fields ?? new Map();
  return write.updateMask
    ? applyMask(before, input, (write.updateMask.fieldPaths ?? []).map(parseFieldPath))
    : input;
}

const transformsOf = (write: Write): readonly FieldTransform[] =>
  (write.update ? write.updateTransforms : write.transform?.fieldTransforms) ?? [];

function transform(fields: Fields, transforms: readonly FieldTransform[], times: CommitTimes) {
  const transformed = applyTransforms(fields, transforms, times.request);
  // Operands can contain invalid values.
  if (transforms.length > 0) checkFields(transformed.fields);
  return transformed;
}

/** Whether fields and their types are equal: a write without changes keeps the update time. */
function valuesEqualExactly(a: Fields, b: Fields): boolean {
  return valuesEqual(map(a), map(b)) && typesOf(map(a)) === typesOf(map(b));
}

/** `1` and `1.0` are equal but not identical: the types of all values, ordered by name. */
function typesOf(value: Value): string {
  if (value.type === 'array') return `[${value.values.map(typesOf).join()}]`;
  if (value.type !== 'map') return value.type === 'double' && Object.is(value.value, -0) ? '-0' : value.type;
  const names = [...value.fields.keys()].sort();
  return `{${names.map((name) => typesOf(value.fields.get(name) as Value)).join()}}`;
}
