import type { dealerMessages as english } from '../en/dealer.ts';
import type { German } from './localeInfo.ts';

export const dealerMessages: German<typeof english> = {
  label: 'Ihr Kontakt',
  speaks: (languages) => `Spricht ${languages}`,
  openUntil: (time) => `Jetzt geöffnet, bis ${time}\u00a0Uhr`,
  opens: {
    today: (time) => `Geschlossen, öffnet um ${time}\u00a0Uhr`,
    tomorrow: (time) => `Geschlossen, öffnet morgen um ${time}\u00a0Uhr`,
    later: (day, time) => `Geschlossen, öffnet am ${day} um ${time}\u00a0Uhr`,
  },
};
