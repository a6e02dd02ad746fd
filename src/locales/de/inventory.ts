import type { inventoryMessages as english } from '../en/inventory.ts';
import type { German } from './localeInfo.ts';

export const inventoryMessages: German<typeof english> = {
  title: 'Unsere Fahrzeuge',
  description:
    'Alle unsere neuen und gebrauchten europäischen Autos in Ägypten: Suchen Sie nach Marke, Modell, Baujahr und Preis in EGP, mit echten Fotos und vollständigen Daten.',
  sort: {
    label: 'Sortieren nach',
    orders: {
      newest: 'Neueste zuerst',
      'price-up': 'Preis aufsteigend',
      'price-down': 'Preis absteigend',
      'mileage-up': 'Kilometer aufsteigend',
    },
  },
  filters: {
    title: 'Filter',
    condition: 'Zustand',
    brand: 'Marke',
    allBrands: 'Alle Marken anzeigen',
    year: { title: 'Baujahr', from: 'Baujahr ab', to: 'Baujahr bis' },
    price: 'Preis',
    any: 'Beliebig',
    more: 'Weitere Filter',
  },
  sheet: {
    clear: 'Zurücksetzen',
    show: { one: '# Auto anzeigen', other: '# Autos anzeigen' },
    none: 'Keine passenden Autos',
  },
  places: 'Wo die Autos sind',
  compact: 'Zweispaltig',
  featured: 'Ausgewählte Autos',
  recentlySold: 'Kürzlich verkauft',
  all: 'Alle Autos',
  matching: 'Passende Autos',
  count: { one: '# Auto', other: '# Autos' },
  monthly: (amount) => `${amount} im Monat`,
  searching: 'Wird gesucht\u00a0…',
  corrected: (text) => `Ergebnisse für „${text}“`,
  none: 'Es wurden keine Autos gefunden.',
  clear: 'Suche und Filter zurücksetzen',
};
