import { withAsciiDigits } from '../text/digits.ts';
import { withoutInvisible } from '../text/invisible.ts';

/** Interchangeable letters, mapped to one of them. */
const sameLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ß: 'ss',
};

/**
 * Normalizes text for search: nothing invisible, no case or accents ('skoda' matches 'Škoda'), ASCII digits, no tashkeel or tatweel, one
 * form each of alef (أ إ آ ٱ), ya (ى ي) and ta marbuta (ة ه), and common letters for foreign sounds (ڤ پ چ).
 */
export function normalizeText(text: string): string {
  // NFKD splits the hamza of أ, إ, آ, ؤ and ئ into a combining mark.
  return withoutInvisible(withAsciiDigits(text))
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیکةڤپچß]/g, (letter) => sameLetters[letter] ?? letter);
}
