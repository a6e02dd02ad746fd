import type { trackingMessages as english } from '../en/tracking.ts';
import type { German } from './localeInfo.ts';

export const trackingMessages: German<typeof english> = {
  title: 'Wo ist Ihr Auto?',
  description:
    'Begleiten Sie Ihr Auto von der Bestellung bis aufs Schiff: Geben Sie die FIN ein und sehen Sie, wo es ist.',
  lead: 'Von der Bestellung bis aufs Schiff: Die FIN Ihres Autos zeigt, wie weit es gekommen ist.',
  result: 'Sendung',
  vin: 'FIN',
  track: 'Verfolgen',
  hint: 'Die FIN (englisch VIN) ist die 17-stellige Fahrzeug-Identifizierungsnummer; sie steht auf Ihrer Rechnung und in den Bestellunterlagen.',
  unnamedCar: 'Ihr Auto',
  history: 'Verlauf der Sendung',
  steps: {
    order_received: { title: 'Bestellung eingegangen', undated: 'Wir haben Ihre Bestellung erhalten' },
    booked: { title: 'Überfahrt gebucht', undated: 'Datum folgt' },
    port: { title: 'Im Hafen', undated: 'Datum folgt' },
    shipped: { title: 'Verschifft', undated: 'Datum folgt' },
  },
  ahead: {
    title: 'Es folgen:',
    booked: 'Ein Platz auf dem Schiff',
    port: 'Die Fahrt zum Hafen',
    shipped: 'Die Seereise',
    customs: 'Die Verzollung',
    handover: 'Die Übergabe',
  },
  expectedWeek: (day) => `Ankunft voraussichtlich in der Woche ab dem ${day}`,
  harbour: 'Abgangshafen:',
  ask: 'Frage zu dieser Sendung',
  question: (vin) => `Guten Tag, ich habe eine Frage zu meiner Sendung, FIN ${vin}.`,
  notFound: (vin) => `Keine Bestellung mit dieser FIN gefunden: ${vin}`,
  notFoundHint: {
    missing: { one: 'Eine FIN hat 17 Zeichen: Eines fehlt.', other: 'Eine FIN hat 17 Zeichen: # fehlen.' },
    surplus: {
      one: 'Eine FIN hat 17 Zeichen: Eines ist zu viel.',
      other: 'Eine FIN hat 17 Zeichen: # sind zu viel.',
    },
    letters: 'Die Buchstaben I, O und Q kommen in einer FIN nicht vor: Es könnte eine 1 oder eine 0 sein.',
    before: 'Stimmt die FIN, ',
    link: 'fragen Sie uns',
    after: ', und wir sehen nach.',
  },
  errors: {
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
  },
};
