import type { factFiltersMessages as english } from '../en/factFilters.ts';
import type { German } from './localeInfo.ts';

export const factFiltersMessages: German<typeof english> = {
  location: 'Standort',
  fuel: 'Kraftstoff',
  transmission: 'Getriebe',
  body: 'Karosserieform',
  color: 'Farbe',
  equipment: { title: 'Ausstattung', search: 'Ausstattung suchen', add: 'Hinzufügen' },
  mileage: { title: 'Kilometerstand', upTo: 'Kilometerstand bis' },
  monthly: {
    title: 'Monatlich zahlen',
    upTo: 'Höchstens im Monat',
    down: 'Ihre Anzahlung',
    anyDown: 'Kleinste jedes Angebots',
    hint: 'Bei der längsten Laufzeit jedes Angebots. Gebühren kommen hinzu.',
    none: 'Zurzeit gibt es keine Angebote.',
  },
  inspection: 'Prüfung',
  none: 'Zu diesen Autos gibt es keine weiteren Angaben zum Filtern.',
};
