import type { dealerMessages as english } from '../en/dealer.ts';
import { type Arabic, formatHour } from './localeInfo.ts';

export const dealerMessages: Arabic<typeof english> = {
  label: 'للتواصل',
  speaks: (languages) => `اللغات: ${languages}`,
  openUntil: (time) => `مفتوح الآن حتى ${formatHour(time)}`,
  opens: {
    today: (time) => `مغلق الآن، يفتح الساعة ${formatHour(time)}`,
    tomorrow: (time) => `مغلق الآن، يفتح غدًا الساعة ${formatHour(time)}`,
    later: (day, time) => `مغلق الآن، يفتح يوم ${day} الساعة ${formatHour(time)}`,
  },
};
