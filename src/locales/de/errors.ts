import type { errorMessages as english } from '../en/errors.ts';
import type { German } from './localeInfo.ts';

export const errorMessages: German<typeof english> = {
  title: (message) => `Fehler: ${message}`,
  advice: 'Bitte laden Sie die Seite neu.',
  refresh: 'Neu laden',
  byCode: {
    'app/unreachable': 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
    'database/timeout': 'Die Datenbank hat nicht rechtzeitig geantwortet.',
    'database/unreachable': 'Die Datenbank ist nicht erreichbar.',
    'database/unreadable':
      'Die neuesten Daten können gerade nicht geladen werden. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns.',
    'database/notReady':
      'Die Datenbank wird noch eingerichtet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    // The detail is for developers, in English.
    'database/refused': () => 'Die Datenbank hat die Anfrage abgelehnt.',
    'shipments/timeout': 'Die Sendungsliste hat nicht rechtzeitig geantwortet.',
    'shipments/unreachable': 'Die Sendungsliste ist nicht erreichbar.',
    'shipments/refused': (status) => `Die Sendungsliste konnte nicht geladen werden (Status ${status}).`,
    'shipments/incomplete': 'Die Sendungsliste konnte nicht vollständig geladen werden.',
    'shipments/webPage':
      'Die Sendungsliste kann gerade nicht geladen werden. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns.',
    'shipments/empty':
      'Die Sendungsliste ist zurzeit leer. Bitte versuchen Sie es später noch einmal oder schreiben Sie uns.',
    'shipments/missingColumns': (columns) =>
      `Die Sendungsliste lässt sich nicht lesen. Es fehlen: ${columns}. Bitte schreiben Sie uns.`,
    'shipments/openQuote':
      'Die Sendungsliste lässt sich nicht lesen: Ein Anführungszeichen wird nicht geschlossen. Bitte schreiben Sie uns.',
  },
  other: () => 'Es ist etwas Unerwartetes passiert.',
};
