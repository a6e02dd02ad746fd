import type { offlineMessages as english } from '../en/offline.ts';
import type { Arabic } from './localeInfo.ts';

export const offlineMessages: Arabic<typeof english> = {
  offline: 'أنت غير متصل بالإنترنت.',
  noAnswer: 'تعذّر الحصول على أحدث البيانات الآن.',
  seenLast: 'هذا ما شاهدته آخر مرة.',
  seenAt: (time) => `يعود إلى ${time}.`,
  page: {
    title: 'أنت غير متصل بالإنترنت',
    lead: 'هذه الصفحة غير محفوظة على هذا الجهاز بعد، وستفتح عندما يعود الاتصال.',
    tryAgain: 'حاول مرة أخرى',
  },
};
