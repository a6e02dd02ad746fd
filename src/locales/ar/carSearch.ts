import type { carSearchMessages as english } from '../en/carSearch.ts';
import type { Arabic } from './localeInfo.ts';

export const carSearchMessages: Arabic<typeof english> = {
  label: 'ابحث عن سيارة',
  placeholder: 'ابحث عن سيارة…',
};
