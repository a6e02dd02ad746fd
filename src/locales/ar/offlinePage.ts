import type { offlinePageMessages as english } from '../en/offlinePage.ts';
import type { Arabic } from './localeInfo.ts';

export const offlinePageMessages: Arabic<typeof english> = {
  title: 'أنت غير متصل بالإنترنت',
  lead: 'هذه الصفحة غير محفوظة على هذا الجهاز بعد، وستفتح عندما يعود الاتصال.',
  staffLead: 'قسم الموظفين يحتاج إلى اتصال بالإنترنت. لم يضِع شيء مما حفظته.',
  tryAgain: 'حاول مرة أخرى',
};
