import type { shipmentErrorMessages as english } from '../en/shipmentErrors.ts';
import type { German } from './localeInfo.ts';

export const shipmentErrorMessages: German<typeof english> = {
  'shipments/timeout': 'Die Sendungsliste konnte nicht rechtzeitig geladen werden.',
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
};
