import { company } from '../../config/company.ts';
import { companyMessages } from './company.ts';

/** The site as an installed app (public/manifest.webmanifest). */
export const manifestMessages = {
  name: `${company.brand}: ${companyMessages.tagline}`,
  shortName: company.brand,
  description: 'New and used European cars, in stock in Cairo or imported to order.',
} as const;
