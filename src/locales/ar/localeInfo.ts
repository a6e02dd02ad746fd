import type { LocaleInfo } from '../localeInfo.ts';
import type { MessagesOf } from '../messagesOf.ts';

/** Latin digits, as Egyptian dealers write prices. */
export const localeInfo: LocaleInfo = {
  code: 'ar',
  tag: 'ar-EG-u-nu-latn',
  priceSuffix: '\u00a0ج.م',
  comma: '، ',
};

export type Arabic<English> = MessagesOf<English, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;

/** Isolates Latin text such as a VIN or phone number inside Arabic text (LRI … PDI). */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Isolates a name; its first strong letter sets the direction (FSI … PDI). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Egyptians read a 12-hour clock: '10:00' -> '10 صباحًا', '17:30' -> '5:30 مساءً'. */
export function formatHour(time: string): string {
  return time.replace(/^(\d+):(\d+)$/, (_, hours, minutes) => {
    const hour = Number(hours) % 24;
    const part = hour === 12 ? 'ظهرًا' : hour < 12 ? 'صباحًا' : 'مساءً';
    return `${hour % 12 || 12}${Number(minutes) > 0 ? `:${minutes}` : ''}\u00a0${part}`;
  });
}
