import type { priceMessages as english } from '../en/price.ts';
import type { Arabic } from './localeInfo.ts';

/** The states agree with بند, which is masculine. */
export const priceMessages: Arabic<typeof english> = {
  lines: {
    car: 'السيارة',
    transport: 'النقل',
    insurance: 'تأمين الشحن',
    customs: 'الجمارك والضرائب',
    clearance: 'التخليص الجمركي',
    registration: 'الترخيص',
    plates: 'اللوحات',
    warranty: 'الضمان',
  },
  states: { included: 'ضمن السعر', excluded: 'خارج السعر', none: 'لا ينطبق' },
  includes: (included, excluded) =>
    excluded ? `يشمل السعر ${included}، ولا يشمل ${excluded}.` : `يشمل السعر ${included}.`,
  excludes: (excluded) => `لا يشمل السعر ${excluded}.`,
  estimate: (price) => `نحو ${price}`,
  until: (date) => `يسري حتى ${date}`,
  expired: 'اسألنا عن سعر اليوم',
};
