import { formatNumber } from '../../locales/formats.ts';
import type { RestoreRow } from '../../model/backup/compare.ts';
import { settings } from '../../model/collections.ts';
import { locate, titleOf } from '../../model/storedDocument.ts';

/** What a row is, for people. */
export function describeRow({ name, documents: [first] }: RestoreRow): {
  readonly kind: string;
  readonly title: string;
} {
  if (!first) return { kind: 'Picture', title: name };
  const { collection } = locate(name);
  if (!collection) return { kind: 'Setting', title: settings[name as keyof typeof settings].title };
  return { kind: collection.label, title: titleOf(collection, first.document.fields) || name };
}

/** 'Different: Price, Images; inspection report; 2 pictures' */
export function describeState({ state, documents: [first, ...others], files }: RestoreRow): string {
  const changed = others.filter((other) => other.state !== 'same');
  const parts = [
    first?.fields.join(', '),
    ...changed.map(({ document }) => locate(document.name).collection?.label.toLowerCase()),
    first && files.length > 0 && countPictures(files.length),
  ].filter(Boolean);
  const details = parts.length > 0 ? `: ${parts.join('; ')}` : '';
  switch (state) {
    case 'missing':
      return `Missing${details}`;
    case 'different':
      return `Different${details}`;
    case 'same':
      return 'The same';
  }
}

export function countPictures(count: number): string {
  return count === 1 ? '1 picture' : `${formatNumber(count)} pictures`;
}
