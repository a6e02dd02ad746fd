import type { financeMessages as english } from '../en/finance.ts';
import type { German } from './localeInfo.ts';

export const financeMessages: German<typeof english> = {
  title: 'Monatlich zahlen',
  from: (monthly) => `ab ${monthly} im Monat`,
  terms: (down, months, day) => `${down} Anzahlung, ${months}, unverbindlich, gültig bis ${day}`,
  months: { one: '#\u00a0Monat', other: '#\u00a0Monate' },
  kinds: {
    reducing: 'Zinsen auf die Restschuld',
    flat: 'Zinsen auf den ganzen Betrag',
    murabaha: 'Murabaha: Verkauf mit festem Gewinnaufschlag',
  },
  form: 'Anzahlung und Laufzeit',
  fields: { offer: 'Angebot', down: 'Anzahlung (EGP)', term: 'Laufzeit (Monate)' },
  slider: (field) => `${field}, Schieberegler`,
  range: (from, to) => `Von ${from} bis ${to}`,
  outside: (from, to) => `Bitte geben Sie eine ganze Zahl von ${from} bis ${to} ein`,
  monthly: 'Monatliche Rate',
  rows: {
    price: 'Kaufpreis',
    down: 'Anzahlung',
    financed: 'Finanzierter Betrag',
    interest: 'Zinsen',
    profit: 'Gewinnaufschlag',
    fee: 'Gebühr',
    total: 'Das Auto kostet insgesamt',
  },
  assumptions: 'So ist gerechnet',
  reducing: (rate) => `${rate} Zinsen im Jahr, jeden Monat auf die Restschuld, in gleichen Raten.`,
  flat: (rate) => `${rate} Zinsen im Jahr auf den ganzen finanzierten Betrag, über die ganze Laufzeit.`,
  murabaha: {
    bank: (rate) =>
      `Die Bank kauft das Auto und verkauft es Ihnen zum Kaufpreis zuzüglich eines Gewinnaufschlags von ${rate} im Jahr auf den finanzierten Betrag. Der Aufschlag steht für die ganze Laufzeit fest.`,
    own: (rate) =>
      `Wir verkaufen Ihnen das Auto zum Kaufpreis zuzüglich eines Gewinnaufschlags von ${rate} im Jahr auf den finanzierten Betrag. Der Aufschlag steht für die ganze Laufzeit fest.`,
  },
  fee: (amount) => `Mit der Anzahlung wird eine Gebühr von ${amount} fällig.`,
  feeOf: (rate) => `Mit der Anzahlung wird eine Gebühr von ${rate} des finanzierten Betrags fällig.`,
  rounding: 'Die Rate ist auf ganze Piaster gerundet, ein halber Piaster nach oben.',
  indicative:
    'Diese Rechnung ist unverbindlich und kein Angebot: Die endgültigen Bedingungen stehen im Vertrag, wenn Ihr Antrag angenommen ist.',
  failed: 'Die Raten konnten nicht geladen werden.',
  ask: 'Angebot anfragen',
  inquiry: 'Ich möchte dieses Auto in Monatsraten kaufen.',
};
