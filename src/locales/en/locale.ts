import type { Locale } from '../locale.ts';

export const locale: Locale = { edition: 'en', tag: 'en-GB', currency: 'EGP', comma: ', ' };
