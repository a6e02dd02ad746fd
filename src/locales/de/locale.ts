import type { Locale } from '../locale.ts';
import type { WordsOf } from '../wordsOf.ts';

export const locale: Locale = { edition: 'de', tag: 'de-DE', priceSuffix: '\u00a0EGP', comma: ', ' };

export type German<English> = WordsOf<English, 'one' | 'other'>;
