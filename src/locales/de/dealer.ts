import type { dealerMessages as english } from '../en/dealer.ts';
import type { German } from './localeInfo.ts';

export const dealerMessages: German<typeof english> = {
  label: 'Ihr Kontakt',
  speaks: (languages) => `Spricht ${languages}`,
  openUntil: (time) => `Jetzt geöffnet, bis ${time} Uhr`,
  opens: {
    today: (time) => `Geschlossen, öffnet um ${time} Uhr`,
    tomorrow: (time) => `Geschlossen, öffnet morgen um ${time} Uhr`,
    later: (day, time) => `Geschlossen, öffnet am ${day} um ${time} Uhr`,
  },
};
