import type { priceMessages as english } from '../en/price.ts';
import type { German } from './localeInfo.ts';

export const priceMessages: German<typeof english> = {
  lines: {
    car: 'Auto',
    transport: 'Transport',
    insurance: 'Transportversicherung',
    customs: 'Zoll und Steuern',
    clearance: 'Zollabfertigung',
    registration: 'Zulassung',
    plates: 'Kennzeichen',
    warranty: 'Garantie',
  },
  states: { included: 'Enthalten', excluded: 'Nicht enthalten', none: 'Entfällt' },
  includes: (included, excluded) =>
    excluded
      ? `Im Preis enthalten: ${included}. Nicht enthalten: ${excluded}.`
      : `Im Preis enthalten: ${included}.`,
  excludes: (excluded) => `Nicht enthalten: ${excluded}.`,
  estimate: (price) => `etwa ${price}`,
  until: (date) => `Gültig bis ${date}`,
  expired: 'Fragen Sie nach dem Tagespreis',
};
