import { company } from '../../config/company.ts';
import type { manifestMessages as english } from '../en/manifest.ts';
import { companyMessages } from './company.ts';
import type { Arabic } from './localeInfo.ts';

export const manifestMessages: Arabic<typeof english> = {
  name: `${company.brand}: ${companyMessages.tagline}`,
  shortName: company.brand,
  description: 'سيارات أوروبية جديدة ومستعملة، متاحة في القاهرة أو مستوردة حسب الطلب.',
};
