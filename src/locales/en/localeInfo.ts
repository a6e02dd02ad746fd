import type { LocaleInfo } from '../localeInfo.ts';

export const localeInfo: LocaleInfo = { code: 'en', tag: 'en-GB', priceSuffix: ' EGP', comma: ', ' };
