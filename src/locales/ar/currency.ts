import type { currencyMessages as english } from '../en/currency.ts';
import type { Arabic } from './localeInfo.ts';

export const currencyMessages: Arabic<typeof english> = {
  label: 'الأسعار أيضًا بـ',
  onlyPounds: 'الجنيه فقط',
  EUR: 'اليورو',
  USD: 'الدولار الأمريكي',
  none: 'لا يوجد سعر صرف حديث.',
  failed: 'تعذّر تحميل سعر الصرف.',
  retry: 'أعد المحاولة',
};
