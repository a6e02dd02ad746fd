import { company } from '../../config/company.ts';
import { companyWords } from './company.ts';

/** The site as an installed app (public/manifest.webmanifest). */
export const manifestWords = {
  name: `${company.brand}: ${companyWords.tagline}`,
  shortName: company.brand,
  description: 'New and used European cars, in stock in Cairo or imported to order.',
} as const;
