import type { savedSearchesMessages as english } from '../en/savedSearches.ts';
import type { German } from './localeInfo.ts';

export const savedSearchesMessages: German<typeof english> = {
  title: 'Gespeicherte Suchen',
  note: 'In diesem Browser gespeichert. Beim nächsten Besuch sehen Sie, wie viele neue Autos dazu passen.',
  notStored: 'Dieser Browser speichert Ihre Suchen nicht: Sie bleiben nur, bis Sie diesen Tab schließen.',
  save: 'Suche speichern',
  unsave: 'Aus gespeicherten Suchen entfernen',
  full: 'Sie haben 10 Suchen gespeichert. Entfernen Sie eine, um eine weitere zu speichern.',
  remove: (name) => `Gespeicherte Suche entfernen: ${name}`,
  new: { one: '# neues Auto seit Ihrem letzten Besuch', other: '# neue Autos seit Ihrem letzten Besuch' },
  none: 'Keine neuen Autos seit Ihrem letzten Besuch',
  featured: {
    one: '# neues Auto unter den ausgewählten Autos. Alle weiteren finden Sie unter „Fahrzeuge“.',
    other: '# neue Autos unter den ausgewählten Autos. Alle weiteren finden Sie unter „Fahrzeuge“.',
  },
  feed: 'Feed dieser Marke (Atom)',
  unknown: 'Öffnen Sie die Suche, um zu sehen, ob es neue Autos gibt',
};
