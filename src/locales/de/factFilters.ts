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
  inspection: 'Prüfung',
  none: 'Zu diesen Autos gibt es keine weiteren Angaben zum Filtern.',
};
