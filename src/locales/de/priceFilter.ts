import type { priceFilterMessages as english } from '../en/priceFilter.ts';
import type { German } from './localeInfo.ts';

export const priceFilterMessages: German<typeof english> = {
  from: 'Preis ab',
  to: 'Preis bis',
  min: 'Mindestpreis',
  max: 'Höchstpreis',
  crossed: 'Höher als „Preis bis“: So passt kein Auto.',
  invalid: 'Geben Sie einen Preis in EGP ein, zum Beispiel 1.500.000.',
};
