import { isBlankText } from './texts.ts';

export function countTranslated<T extends object>(
  english: T,
  translated: T,
): { readonly done: number; readonly total: number } {
  const names = (Object.keys(translated) as (keyof T)[]).filter((name) => !isBlankText(english[name]));
  return {
    done: names.filter((name) => !isBlankText(translated[name])).length,
    total: names.length,
  };
}
