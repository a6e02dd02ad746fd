import type { uiMessages as english } from '../en/ui.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const uiMessages: Arabic<typeof english> = {
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  noPicture: 'لا توجد صورة',
  noPictureOf: (subject) => `${isolated(subject)} (لا توجد صورة)`,
  pages: {
    label: 'الصفحات',
    previous: 'السابقة',
    next: 'التالية',
    one: (page) => `صفحة ${page}`,
  },
};
