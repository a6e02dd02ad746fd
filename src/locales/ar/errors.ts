import type { errorMessages as english } from '../en/errors.ts';
import { type Arabic, leftToRight, localeInfo } from './localeInfo.ts';

export const errorMessages: Arabic<typeof english> = {
  title: (message) => `خطأ: ${message}`,
  advice: 'يُرجى تحديث الصفحة.',
  refresh: 'تحديث',
  byCode: {
    'app/unreachable': 'تعذّر تحميل هذه الصفحة. تحقّق من اتصالك بالإنترنت.',
    'database/timeout': 'لم تستجب قاعدة البيانات في الوقت المناسب.',
    'database/unreachable': 'تعذّر الوصول إلى قاعدة البيانات.',
    'database/unreadable': 'تعذّر تحميل أحدث البيانات الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
    'database/notReady': 'ما زالت قاعدة البيانات قيد الإعداد. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
    // The detail is for developers, in English.
    'database/refused': () => 'رفضت قاعدة البيانات الطلب.',
    'shipments/timeout': 'لم تستجب قائمة الشحنات في الوقت المناسب.',
    'shipments/unreachable': 'تعذّر الوصول إلى قائمة الشحنات.',
    'shipments/refused': (status) => `تعذّر تحميل قائمة الشحنات (رمز الحالة ${status}).`,
    'shipments/incomplete': 'تعذّر تحميل قائمة الشحنات كاملة.',
    'shipments/webPage': 'تعذّر تحميل قائمة الشحنات الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
    'shipments/empty': 'قائمة الشحنات فارغة الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
    'shipments/missingColumns': (columns) =>
      `تعذّرت قراءة قائمة الشحنات. الأعمدة الناقصة: ${columns.split(', ').map(leftToRight).join(localeInfo.comma)}. يُرجى التواصل معنا.`,
    'shipments/openQuote': 'تعذّرت قراءة قائمة الشحنات: فيها علامة تنصيص لم تُغلق. يُرجى التواصل معنا.',
  },
  other: () => 'حدث خطأ غير متوقع.',
};
