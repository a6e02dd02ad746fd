import { company, localizedFact } from '../../config/company.ts';
import type { companyMessages as english } from '../en/company.ts';
import type { German } from './localeInfo.ts';

export const companyMessages: German<typeof english> = {
  tagline: localizedFact(
    import.meta.env?.VITE_COMPANY_TAGLINE_DE,
    import.meta.env?.VITE_COMPANY_TAGLINE,
    'Europäische Autos, nach Ägypten geliefert',
  ),
  address: {
    ...company.address,
    street: localizedFact(
      import.meta.env?.VITE_COMPANY_STREET_DE,
      import.meta.env?.VITE_COMPANY_STREET,
      '90th Street North, Fifth Settlement',
    ),
    city: localizedFact(
      import.meta.env?.VITE_COMPANY_CITY_DE,
      import.meta.env?.VITE_COMPANY_CITY,
      'Neu-Kairo',
    ),
    country: localizedFact(
      import.meta.env?.VITE_COMPANY_COUNTRY_DE,
      import.meta.env?.VITE_COMPANY_COUNTRY,
      'Ägypten',
    ),
  },
};
