import { formatNumber } from '../../locales/formats.ts';
import type { RestoreRow } from '../../model/backup/compare.ts';

/** What a row is, for people. */
export function describeRow({ name, document }: RestoreRow): {
  readonly kind: string;
  readonly title: string;
} {
  if (!document) return { kind: 'Picture', title: name };
  const fields = document.document.fields as Readonly<Record<string, { readonly stringValue?: string }>>;
  const text = (...names: readonly string[]) =>
    names.flatMap((field) => fields[field]?.stringValue ?? []).join(' ') || name;
  switch (name.split('/')[0]) {
    case 'Cars':
      return { kind: 'Car', title: text('Name', 'Model') };
    case 'Inspections':
      return { kind: 'Inspection report', title: text('Inspector', 'Date') };
    case 'Blogs':
      return { kind: 'Blog post', title: text('title') };
    case 'Reviews':
      return { kind: 'Review', title: text('Name') };
    case 'HiddenReviews':
      return { kind: 'Hidden review', title: text('Name') };
    case 'Staff':
      return { kind: 'Account', title: text('email') };
    default:
      return { kind: 'Setting', title: 'Prices' };
  }
}

/** 'Different: Price, Images; 2 pictures' */
export function describeState({ state, document, files }: RestoreRow): string {
  const parts = [
    document?.fields.join(', '),
    document && files.length > 0 && countPictures(files.length),
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
