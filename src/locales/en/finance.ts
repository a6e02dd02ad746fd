import type { OfferKind } from '../../model/finance/offers.ts';

/** Buying by the month: on a car's page, in its inquiry, and the names of kinds in the staff area. */
export const financeMessages = {
  title: 'By the month',
  /** Under the price. */
  from: (monthly: string) => `from ${monthly} a month`,
  /** Below it, followed by who offers it. */
  terms: (down: string, months: string, day: string) =>
    `${down} down, ${months}, indicative, valid until ${day}`,
  months: { one: '# month', other: '# months' },
  kinds: {
    reducing: 'Interest, reducing balance',
    flat: 'Interest, flat rate',
    murabaha: 'Murabaha: a sale with a fixed profit',
  } satisfies Record<OfferKind, string>,
  form: 'Down payment and term',
  fields: { offer: 'Offer', down: 'Down payment (EGP)', term: 'Term (months)' },
  slider: (field: string) => `${field}, slider`,
  range: (from: string, to: string) => `From ${from} to ${to}`,
  outside: (from: string, to: string) => `Please enter a whole number from ${from} to ${to}`,
  monthly: 'Each month',
  rows: {
    price: 'Price',
    down: 'Down payment',
    financed: 'Amount financed',
    interest: 'Interest',
    profit: 'Profit',
    fee: 'Fee',
    total: 'The car costs in all',
  },
  assumptions: 'What this assumes',
  reducing: (rate: string) =>
    `Interest of ${rate} a year, charged each month on what is still owed, in equal instalments.`,
  flat: (rate: string) => `Interest of ${rate} a year on the whole amount financed, for the whole term.`,
  murabaha: {
    bank: (rate: string) =>
      `The bank buys the car and sells it to you at its price plus a profit of ${rate} a year on the amount financed. The profit is fixed for the whole term.`,
    own: (rate: string) =>
      `We sell you the car at its price plus a profit of ${rate} a year on the amount financed. The profit is fixed for the whole term.`,
  },
  fee: (amount: string) => `A fee of ${amount} is paid with the down payment.`,
  feeOf: (rate: string) => `A fee of ${rate} of the amount financed is paid with the down payment.`,
  rounding: 'The instalment is rounded to a whole piastre, half a piastre up.',
  indicative: 'This is indicative and not an offer: the contract has the final terms, once you are approved.',
  failed: 'The instalments could not be loaded.',
  ask: 'Ask about this',
  inquiry: 'I would like to buy this car by the month.',
} as const;
