import type { Locale } from '../locale.ts';

export const locale: Locale = { edition: 'en', tag: 'en-GB', priceSuffix: ' EGP', comma: ', ' };
