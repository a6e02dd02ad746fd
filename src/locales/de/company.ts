import { company, factIn } from '../../config/company.ts';
import type { companyMessages as english } from '../en/company.ts';
import type { German } from './localeInfo.ts';

export const companyMessages: German<typeof english> = {
  tagline: factIn('DE', 'VITE_COMPANY_TAGLINE', 'Europäische Autos, nach Ägypten geliefert'),
  address: {
    ...company.address,
    street: factIn('DE', 'VITE_COMPANY_STREET', '90th Street North, Fifth Settlement'),
    city: factIn('DE', 'VITE_COMPANY_CITY', 'Neu-Kairo'),
    country: factIn('DE', 'VITE_COMPANY_COUNTRY', 'Ägypten'),
  },
};
