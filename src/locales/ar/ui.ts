import type { uiWords as english } from '../en/ui.ts';
import { type Arabic, isolated } from './locale.ts';

export const uiWords: Arabic<typeof english> = {
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
