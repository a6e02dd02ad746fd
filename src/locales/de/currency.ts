import type { currencyMessages as english } from '../en/currency.ts';
import type { German } from './localeInfo.ts';

export const currencyMessages: German<typeof english> = {
  label: 'Preise auch in',
  onlyPounds: 'nur EGP',
  EUR: 'Euro',
  USD: 'US-Dollar',
  none: 'Es gibt keinen aktuellen Wechselkurs.',
  failed: 'Der Wechselkurs konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
};
