import type { errorMessages as english } from '../en/errors.ts';
import type { German } from './localeInfo.ts';

export const errorMessages: German<typeof english> = {
  title: (message) => `Fehler: ${message}`,
  advice: 'Bitte laden Sie die Seite neu.',
  refresh: 'Neu laden',
  byCode: {
    'app/unreachable': 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
    'database/timeout': 'Die Daten konnten nicht rechtzeitig geladen werden.',
    'database/unreachable': 'Unsere Daten sind gerade nicht erreichbar.',
    'database/unreadable':
      'Die neuesten Daten können gerade nicht geladen werden. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns.',
    'database/notReady':
      'Die Datenbank wird noch eingerichtet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    // The detail is for developers, in English.
    'database/refused': () => 'Die Datenbank hat die Anfrage abgelehnt.',
  },
  other: () => 'Es ist etwas Unerwartetes passiert.',
};
