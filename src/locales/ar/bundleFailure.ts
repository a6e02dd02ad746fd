import type { bundleFailureMessages as english } from '../en/bundleFailure.ts';
import type { Arabic } from './localeInfo.ts';

export const bundleFailureMessages: Arabic<typeof english> = {
  failed: 'لم تُحمَّل بعض أجزاء هذه الصفحة.',
  noScript: 'يحتاج البحث والنماذج والمفضلة إلى JavaScript، وهو متوقف في متصفحك.',
  reachUs: 'يمكنك أيضًا التواصل معنا هاتفيًّا أو عبر واتساب:',
  whatsApp: 'واتساب',
};
