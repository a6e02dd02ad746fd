import { company } from '../../config/company.ts';
import type { manifestWords as english } from '../en/manifest.ts';
import { companyWords } from './company.ts';
import type { Arabic } from './locale.ts';

export const manifestWords: Arabic<typeof english> = {
  name: `${company.brand}: ${companyWords.tagline}`,
  shortName: company.brand,
  description: 'سيارات أوروبية جديدة ومستعملة، متاحة في القاهرة أو مستوردة حسب الطلب.',
};
