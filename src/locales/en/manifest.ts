import { company } from '../../config/company.ts';
import { companyWords } from './company.ts';

/** What a phone says of the site where it is put on the home screen (public/manifest.webmanifest). */
export const manifestWords = {
  name: `${company.brand}: ${companyWords.tagline}`,
  shortName: company.brand,
  description: 'New and used European cars, in stock in Cairo or imported to order.',
} as const;
