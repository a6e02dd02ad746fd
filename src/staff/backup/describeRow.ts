import { formatNumber } from '../../locales/formats.ts';
import type { RestoreRow } from '../../model/backup/compare.ts';
import { settings } from '../../model/collections.ts';
import { locate, titleOf } from '../../model/storedDocument.ts';
import { type KindsByCollection, kindOfEntry } from '../documents/history/kinds.ts';

export function describeRow({ name, documents: [first] }: Pick<RestoreRow, 'name' | 'documents'>): {
  readonly kind: string;
  readonly title: string;
} {
  if (!first) return { kind: 'Picture', title: name };
  const { collection } = locate(name);
  if (!collection) return { kind: 'Setting', title: settings[name as keyof typeof settings].title };
  return { kind: collection.label, title: titleOf(collection, first.document.fields) || name };
}

/** 'Different: Price, Pictures; inspection report is missing; 2 pictures' */
export function describeState(
  { state, documents: [first, ...others], files }: RestoreRow,
  kinds: KindsByCollection,
): string {
  const isMissing = state === 'missing';
  const changed = others.filter((other) => other.state !== 'same');
  const { collectionId: collection, id } = locate(first?.document.name ?? '');
  const labelOf = kindOfEntry(kinds, { collection, id })?.labelOf ?? String;
  const parts = [
    [...new Set(first?.fields.map(labelOf))].join(', '),
    ...changed.map(({ document, state: part }) => {
      const label = locate(document.name).collection?.label.toLowerCase();
      return part === 'missing' && !isMissing ? `${label} is missing` : label;
    }),
    first && files.length > 0 && countPictures(files.length),
  ].filter(Boolean);
  const details = parts.join('; ');
  switch (state) {
    case 'missing':
      return details ? `Missing, with ${details}` : 'Missing';
    case 'different':
      return details ? `Different: ${details}` : 'Different';
    case 'same':
      return 'The same';
  }
}

export function countPictures(count: number): string {
  return count === 1 ? '1 picture' : `${formatNumber(count)} pictures`;
}
