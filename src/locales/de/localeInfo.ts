import type { LocaleInfo } from '../localeInfo.ts';
import type { MessagesOf } from '../messagesOf.ts';

export const localeInfo: LocaleInfo = { code: 'de', tag: 'de-DE', priceSuffix: '\u00a0EGP', comma: ', ' };

export type German<English> = MessagesOf<English, 'one' | 'other'>;
