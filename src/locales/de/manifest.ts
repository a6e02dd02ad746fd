import { company } from '../../config/company.ts';
import type { manifestWords as english } from '../en/manifest.ts';
import { companyWords } from './company.ts';
import type { German } from './locale.ts';

export const manifestWords: German<typeof english> = {
  name: `${company.brand}: ${companyWords.tagline}`,
  shortName: company.brand,
  description: 'Neue und gebrauchte europäische Autos, in Kairo auf Lager oder auf Bestellung importiert.',
};
