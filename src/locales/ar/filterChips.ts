import type { filterChipsMessages as english } from '../en/filterChips.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const filterChipsMessages: Arabic<typeof english> = {
  label: 'التصفية الحالية',
  remove: (filter) => `إزالة: ${isolated(filter)}`,
  clearAll: 'مسح الكل',
  search: (text) => `«${isolated(text)}»`,
  from: (value) => `من ${value}`,
  monthly: (monthly, down) =>
    down ? `قسط حتى ${monthly} في الشهر ومقدّم ${down}` : `قسط حتى ${monthly} في الشهر`,
  withReport: 'مع تقرير فحص',
  upTo: (value) => `حتى ${value}`,
  between: (from, to) => `من ${from} إلى ${to}`,
};
