import type { priceMessages as english } from '../en/price.ts';
import type { German } from './localeInfo.ts';

export const priceMessages: German<typeof english> = {
  lines: {
    car: 'das Auto',
    transport: 'Transport',
    insurance: 'Versicherung',
    customs: 'Zoll und Steuern',
    clearance: 'Zollabfertigung',
    registration: 'Zulassung',
    plates: 'Kennzeichen',
    warranty: 'Garantie',
  },
  states: { included: 'Enthalten', excluded: 'Nicht enthalten', none: 'Entfällt' },
  includes: (included, excluded) =>
    excluded ? `Enthält ${included}, aber nicht ${excluded}.` : `Enthält ${included}.`,
  excludes: (excluded) => `Nicht enthalten: ${excluded}.`,
  estimate: (price) => `etwa ${price}`,
  until: (date) => `Gültig bis ${date}`,
  expired: 'Fragen Sie uns nach dem heutigen Preis',
};
