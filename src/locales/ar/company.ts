import { company, localizedFact } from '../../config/company.ts';
import type { companyMessages as english } from '../en/company.ts';
import type { Arabic } from './localeInfo.ts';

export const companyMessages: Arabic<typeof english> = {
  tagline: localizedFact(
    import.meta.env?.VITE_COMPANY_TAGLINE_AR,
    import.meta.env?.VITE_COMPANY_TAGLINE,
    'سيارات أوروبية تصلك في مصر',
  ),
  address: {
    ...company.address,
    street: localizedFact(
      import.meta.env?.VITE_COMPANY_STREET_AR,
      import.meta.env?.VITE_COMPANY_STREET,
      'شارع التسعين الشمالي، التجمع الخامس',
    ),
    city: localizedFact(
      import.meta.env?.VITE_COMPANY_CITY_AR,
      import.meta.env?.VITE_COMPANY_CITY,
      'القاهرة الجديدة',
    ),
    country: localizedFact(
      import.meta.env?.VITE_COMPANY_COUNTRY_AR,
      import.meta.env?.VITE_COMPANY_COUNTRY,
      'مصر',
    ),
  },
};
