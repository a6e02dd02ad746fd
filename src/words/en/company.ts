import { company } from '../../config/company.ts';

/** What this edition says of the dealer. */
export const companyWords = {
  tagline: company.tagline || 'European cars, delivered in Egypt',
} as const;
