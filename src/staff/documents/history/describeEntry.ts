import { toContent } from '../../../data/staff/saveForm.ts';
import type { Fields } from '../../../model/text/parse.ts';
import type { AnyKind } from './kinds.ts';
import { type Difference, differencesOf, type Version } from './versions.ts';

/** More fields than this are counted. */
const maxNamed = 3;

/** What an entry did, as a sentence goes on after a name: 'added this car'. */
export function describeVersion({ entry, before, after, isReturn }: Version, kind: AnyKind): string {
  const { kind: what, collection } = entry;
  if (what === 'created') return isReturn ? `brought this ${kind.noun} back` : `added this ${kind.noun}`;
  if (what === 'deleted') return `deleted this ${kind.noun}`;
  if (what === 'moved')
    return collection.startsWith('Hidden') ? 'showed it to visitors' : 'hid it from visitors';
  return describeChange(before ?? {}, after ?? {}, kind);
}

function describeChange(before: Fields, after: Fields, kind: AnyKind): string {
  const own = kind.describeChange?.(before, after);
  if (own) return own;
  const labels = [...new Set(formDifferences(before, after, kind).map(({ path }) => kind.labelOf(path)))];
  if (labels.length === 0) return `saved this ${kind.noun}`;
  const more = labels.length - maxNamed;
  return more > 0
    ? `changed ${labels.slice(0, maxNamed).join(', ')} and ${more} more`
    : `changed ${listOf(labels)}`;
}

/** Differences between two versions, as people see them in the form. */
export function formDifferences(before: Fields, after: Fields, kind: AnyKind): readonly Difference[] {
  const content = (fields: Fields) => toContent(kind, kind.toForm(fields));
  return differencesOf(content(before), content(after));
}

/** 'a, b and c' */
function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
