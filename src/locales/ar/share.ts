import type { shareMessages as english } from '../en/share.ts';
import { type Arabic, leftToRight } from './localeInfo.ts';

export const shareMessages: Arabic<typeof english> = {
  action: 'مشاركة',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  copyThis: (url) => `انسخ هذا الرابط: ${leftToRight(url)}`,
  whatsApp: 'واتساب',
};
