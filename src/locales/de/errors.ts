import type { errorWords as english } from '../en/errors.ts';
import type { German } from './locale.ts';

export const errorWords: German<typeof english> = {
  title: (message) => `Fehler: ${message}`,
  advice: 'Bitte laden Sie die Seite neu.',
  refresh: 'Neu laden',
  byCode: {
    'database/timeout': 'Die Datenbank hat nicht rechtzeitig geantwortet.',
    'database/unreachable': 'Die Datenbank ist nicht erreichbar.',
    'database/unreadable': 'Die Datenbank hat eine Antwort gegeben, die sich nicht lesen lässt.',
    'database/notReady':
      'Die Datenbank wird noch eingerichtet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    // Its reason is written for developers, in English.
    'database/refused': () => 'Die Datenbank hat die Anfrage abgelehnt.',
    'shipments/timeout': 'Die Liste der Transporte hat nicht rechtzeitig geantwortet.',
    'shipments/unreachable': 'Die Liste der Transporte ist nicht erreichbar.',
    'shipments/refused': (status) =>
      `Die Liste der Transporte konnte nicht geladen werden (Status ${status}).`,
    'shipments/incomplete': 'Die Liste der Transporte konnte nicht vollständig geladen werden.',
    'shipments/webPage': 'Die Liste der Transporte ist nicht verfügbar: An ihrer Stelle kam eine Webseite.',
    'shipments/empty': 'Die Liste der Transporte ist leer.',
    'shipments/missingColumns': (columns) =>
      `Die Liste der Transporte lässt sich nicht lesen: Es fehlt die Spalte ${columns}.`,
    'shipments/openQuote':
      'Die Liste der Transporte lässt sich nicht lesen: Ein Anführungszeichen darin wird nie geschlossen.',
  },
  other: () => 'Es ist etwas Unerwartetes passiert.',
};
