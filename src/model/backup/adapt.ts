import { requiredCarFields } from '../car/carFacts.ts';
import { isDeepEqual } from '../isDeepEqual.ts';
import { auditNames, locate } from '../storedDocument.ts';
import type { Fields } from '../text/parse.ts';
import { toPlain, toWire } from '../wireValues.ts';
import { type ComparedDocument, groupDocuments } from './compare.ts';
import { fieldFormats } from './fields.ts';
import type { StoredDocument } from './storedData.ts';

/** A document of an older tool as the rules accept it. */
export interface Adaptation {
  readonly document: StoredDocument;
  /** Fields that the backup lacks. */
  readonly added: Fields;
  /** Fields that get another value. */
  readonly changed: Fields;
  /** Names of fields that no document has any more, or whose value can't be stored. */
  readonly leftOut: readonly string[];
}

/** Null if the document complies already, or if nothing is known about its kind. */
export function adaptDocument({ name, fields: stored }: StoredDocument): Adaptation | null {
  const { collectionId, collection } = locate(name);
  const formats = fieldFormats[collectionId];
  if (!formats) return null;
  const before = Object.fromEntries(Object.entries(stored).map(([field, wire]) => [field, toPlain(wire)]));
  const content: Record<string, unknown> = { ...before };
  const added: Record<string, unknown> = {};
  const changed: Record<string, unknown> = {};
  const missing: string[] = [];
  const set = (field: string, value: unknown) => {
    content[field] = value;
    (field in before ? changed : added)[field] = value;
  };
  for (const [field, { convert, orElse }] of Object.entries(formats)) {
    const found = field in before ? convert(before[field]) : undefined;
    if (found === undefined) missing.push(field);
    const value = found ?? orElse?.(content);
    const isSame = isDeepEqual(value, before[field]) && !isFraction(stored[field]);
    if (value !== undefined && !isSame) set(field, value);
    if (value === undefined) delete content[field];
  }
  const isIncomplete = collectionId === 'Cars' && requiredCarFields.some((field) => missing.includes(field));
  if (isIncomplete && content.Hidden !== true) set('Hidden', true);
  const known = [...Object.keys(formats), ...auditNames, ...(collection?.serverFields ?? [])];
  const leftOut = Object.keys(before).filter((field) => !known.includes(field) || !(field in content));
  if (leftOut.length + Object.keys(added).length + Object.keys(changed).length === 0) return null;
  const kept = Object.entries(stored).filter(([field]) => !leftOut.includes(field));
  const written = Object.entries({ ...added, ...changed }).map(([field, value]) => [field, toWire(value)]);
  return {
    document: { name, fields: { ...Object.fromEntries(kept), ...Object.fromEntries(written) } },
    added,
    changed,
    leftOut,
  };
}

/** The rules want whole numbers as integers. */
function isFraction(wire: unknown): boolean {
  return typeof wire === 'object' && wire !== null && 'doubleValue' in wire;
}

/** Documents that are restored together, as the rules accept them. */
export interface AdaptedGroup {
  readonly documents: readonly ComparedDocument[];
  /** Of those that have to be changed; at least one. */
  readonly adaptations: readonly Adaptation[];
}

/** Of documents that the rules refused, those that can be restored with changes. */
export function adaptRefused(refused: readonly ComparedDocument[]): readonly AdaptedGroup[] {
  return groupDocuments(refused).flatMap((group) => {
    const adaptations = group.flatMap(({ document }) => adaptDocument(document) ?? []);
    const adapt = (compared: ComparedDocument) => {
      const own = adaptations.find(({ document }) => document.name === compared.document.name);
      return own ? { ...compared, document: own.document } : compared;
    };
    return adaptations.length > 0 ? [{ documents: group.map(adapt), adaptations }] : [];
  });
}
