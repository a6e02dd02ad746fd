import type { filterChipsMessages as english } from '../en/filterChips.ts';
import type { German } from './localeInfo.ts';

export const filterChipsMessages: German<typeof english> = {
  label: 'Aktive Filter',
  remove: (filter) => `Filter entfernen: ${filter}`,
  clearAll: 'Alle entfernen',
  search: (text) => `„${text}“`,
  from: (value) => `ab ${value}`,
  monthly: (monthly, down) =>
    down ? `bis ${monthly} im Monat bei ${down} Anzahlung` : `bis ${monthly} im Monat`,
  withReport: 'Mit Prüfbericht',
  upTo: (value) => `bis ${value}`,
  between: (from, to) => `${from} bis ${to}`,
};
