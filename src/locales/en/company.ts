import { company } from '../../config/company.ts';

/** What this edition says of the dealer. */
export const companyWords = {
  tagline: company.tagline || 'European cars, delivered in Egypt',
  /** As a visitor is told where the showroom is. */
  address: company.address,
} as const;
