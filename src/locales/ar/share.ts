import type { shareWords as english } from '../en/share.ts';
import { type Arabic, leftToRight } from './locale.ts';

export const shareWords: Arabic<typeof english> = {
  action: 'مشاركة',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط.',
  copyThis: (url) => `انسخ هذا الرابط: ${leftToRight(url)}`,
  whatsApp: 'واتساب',
};
