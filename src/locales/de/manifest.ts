import { company } from '../../config/company.ts';
import type { manifestMessages as english } from '../en/manifest.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

export const manifestMessages: German<typeof english> = {
  name: `${company.brand}: ${companyMessages.tagline}`,
  shortName: company.brand,
  description: 'Neue und gebrauchte europäische Autos, in Kairo auf Lager oder auf Bestellung importiert.',
};
