import { isDeepEqual } from '../isDeepEqual.ts';
import { isBlankText } from './texts.ts';

export interface TranslationProgress {
  readonly done: number;
  readonly total: number;
  /** Translations that stayed as they were stored while the English text changed. */
  readonly outdated: number;
}

interface Texts<T> {
  readonly english: T;
  readonly translated: T;
}

/** @param stored the same texts as stored */
export function countTranslated<T extends object>(
  { english, translated }: Texts<T>,
  stored: Texts<T>,
): TranslationProgress {
  const names = (Object.keys(translated) as (keyof T)[]).filter((name) => !isBlankText(english[name]));
  const done = names.filter((name) => !isBlankText(translated[name]));
  const isOutdated = (name: keyof T) =>
    isDeepEqual(translated[name], stored.translated[name]) &&
    !isDeepEqual(english[name], stored.english[name]);
  return { done: done.length, total: names.length, outdated: done.filter(isOutdated).length };
}
