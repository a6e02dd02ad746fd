import { company, factIn } from '../../config/company.ts';
import type { companyWords as english } from '../en/company.ts';
import type { Arabic } from './locale.ts';

export const companyWords: Arabic<typeof english> = {
  tagline: factIn('AR', 'VITE_COMPANY_TAGLINE', 'سيارات أوروبية تصلك في مصر'),
  address: {
    ...company.address,
    street: factIn('AR', 'VITE_COMPANY_STREET', 'شارع التسعين الشمالي، التجمع الخامس'),
    city: factIn('AR', 'VITE_COMPANY_CITY', 'القاهرة الجديدة'),
    country: factIn('AR', 'VITE_COMPANY_COUNTRY', 'مصر'),
  },
};
