import { company, localizedFact } from '../../config/company.ts';
import type { companyMessages as english } from '../en/company.ts';
import type { Arabic } from './localeInfo.ts';

export const companyMessages: Arabic<typeof english> = {
  tagline: localizedFact('AR', 'VITE_COMPANY_TAGLINE', 'سيارات أوروبية تصلك في مصر'),
  address: {
    ...company.address,
    street: localizedFact('AR', 'VITE_COMPANY_STREET', 'شارع التسعين الشمالي، التجمع الخامس'),
    city: localizedFact('AR', 'VITE_COMPANY_CITY', 'القاهرة الجديدة'),
    country: localizedFact('AR', 'VITE_COMPANY_COUNTRY', 'مصر'),
  },
};
