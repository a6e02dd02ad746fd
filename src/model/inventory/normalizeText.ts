import { withAsciiDigits } from '../text/digits.ts';

/** Letters that people write one for the other, as the one of them that is searched. */
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
 * A text as it is searched: without case and accents, so that 'skoda' finds 'Škoda'; digits of any script as ASCII; of
 * Arabic without tashkeel and tatweel, with the forms of alef (أ إ آ ٱ), of ya (ى ي) and of ta marbuta (ة ه) as one, and
 * with the letters for foreign sounds (ڤ پ چ) as the common ones.
 */
export function normalizeText(text: string): string {
  // Taking a letter apart leaves the hamza of أ, إ, آ, ؤ and ئ as a mark of its own.
  return withAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیکةڤپچß]/g, (letter) => sameLetters[letter] ?? letter);
}
