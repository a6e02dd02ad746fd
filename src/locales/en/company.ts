import { company } from '../../config/company.ts';

export const companyMessages = {
  tagline: company.tagline || 'European cars, delivered in Egypt',
  /** Where the showroom is. */
  address: company.address,
} as const;
