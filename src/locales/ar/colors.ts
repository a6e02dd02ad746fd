import type { colorMessages as english } from '../en/colors.ts';
import { type Arabic, isolated } from './localeInfo.ts';

/** Masculine, because they describe اللون. */
export const colorMessages: Arabic<typeof english> = {
  names: {
    black: 'أسود',
    white: 'أبيض',
    grey: 'رمادي',
    silver: 'فضي',
    blue: 'أزرق',
    'dark-blue': 'كحلي',
    red: 'أحمر',
    burgundy: 'نبيتي',
    green: 'أخضر',
    brown: 'بني',
    beige: 'بيج',
    bronze: 'برونزي',
    gold: 'ذهبي',
    yellow: 'أصفر',
    orange: 'برتقالي',
    purple: 'بنفسجي',
  },
  withName: (color, name) => `${color} (${isolated(name)})`,
};
