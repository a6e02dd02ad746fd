import { company, factIn } from '../../config/company.ts';
import type { companyMessages as english } from '../en/company.ts';
import type { Arabic } from './localeInfo.ts';

export const companyMessages: Arabic<typeof english> = {
  tagline: factIn('AR', 'VITE_COMPANY_TAGLINE', 'سيارات أوروبية تصلك في مصر'),
  address: {
    ...company.address,
    street: factIn('AR', 'VITE_COMPANY_STREET', 'شارع التسعين الشمالي، التجمع الخامس'),
    city: factIn('AR', 'VITE_COMPANY_CITY', 'القاهرة الجديدة'),
    country: factIn('AR', 'VITE_COMPANY_COUNTRY', 'مصر'),
  },
};
