import type { comparisonMessages as english } from '../en/comparison.ts';
import type { German } from './localeInfo.ts';

export const comparisonMessages: German<typeof english> = {
  title: 'Vergleichen',
  choose: 'Wählen Sie zwei bis vier Autos',
  onlyDifferences: 'Nur Unterschiede',
  none: 'Die bekannten Angaben unterscheiden sich nicht.',
  fact: 'Angabe',
  differs: 'verschieden',
  legend: 'Zeilen mit fettem Namen unterscheiden sich',
  notStated: 'Keine Angabe',
  inAll: 'bei allen',
  priceIncludes: 'Im Preis enthalten',
  monthly: 'Monatlich (unverbindlich)',
  noOffer: 'Kein Angebot',
  lowestMonthly: 'Niedrigste Rate',
  otherCurrency: 'Preis in anderer Währung',
  lowestPrice: 'Niedrigster Preis',
  lowestMileage: 'Niedrigster Kilometerstand',
  report: {
    name: 'Prüfbericht',
    none: 'Kein Bericht',
    inspectedOn: (date) => `Geprüft am ${date}`,
    remarks: { one: '# Hinweis', other: '# Hinweise' },
    faults: { one: '# Mangel', other: '# Mängel' },
  },
};
