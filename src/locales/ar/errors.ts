import type { errorMessages as english } from '../en/errors.ts';
import type { Arabic } from './localeInfo.ts';

export const errorMessages: Arabic<typeof english> = {
  title: (message) => `خطأ: ${message}`,
  advice: 'يُرجى تحديث الصفحة.',
  refresh: 'تحديث',
  byCode: {
    'app/unreachable': 'تعذّر تحميل هذه الصفحة. تحقّق من اتصالك بالإنترنت.',
    'database/timeout': 'تعذّر تحميل البيانات في الوقت المناسب.',
    'database/unreachable': 'تعذّر الوصول إلى بياناتنا الآن.',
    'database/unreadable': 'تعذّر تحميل أحدث البيانات الآن. يُرجى المحاولة لاحقًا أو التواصل معنا.',
    'database/notReady': 'ما زالت قاعدة البيانات قيد الإعداد. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
    // The detail is for developers, in English.
    'database/refused': () => 'رفضت قاعدة البيانات الطلب.',
  },
  other: () => 'حدث خطأ غير متوقع.',
};
