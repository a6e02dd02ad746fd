import { company } from '../../config/company.ts';

/** The dealer in this locale. */
export const companyWords = {
  tagline: company.tagline || 'European cars, delivered in Egypt',
  /** Where the showroom is. */
  address: company.address,
} as const;
