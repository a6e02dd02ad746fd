import type { shipmentErrorMessages as english } from '../en/shipmentErrors.ts';
import { type Arabic, leftToRight, localeInfo } from './localeInfo.ts';

export const shipmentErrorMessages: Arabic<typeof english> = {
  'shipments/timeout': 'لم تستجب قائمة الشحنات في الوقت المناسب.',
  'shipments/unreachable': 'تعذّر الوصول إلى قائمة الشحنات.',
  'shipments/refused': (status) => `تعذّر تحميل قائمة الشحنات (رمز الحالة ${status}).`,
  'shipments/incomplete': 'تعذّر تحميل قائمة الشحنات كاملة.',
  'shipments/webPage': 'تعذّر تحميل قائمة الشحنات الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
  'shipments/empty': 'قائمة الشحنات فارغة الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
  'shipments/missingColumns': (columns) =>
    `تعذّرت قراءة قائمة الشحنات. الأعمدة الناقصة: ${columns.split(', ').map(leftToRight).join(localeInfo.comma)}. يُرجى التواصل معنا.`,
  'shipments/openQuote': 'تعذّرت قراءة قائمة الشحنات: فيها علامة تنصيص لم تُغلق. يُرجى التواصل معنا.',
};
