import type { notFoundMessages as english } from '../en/notFound.ts';
import type { Arabic } from './localeInfo.ts';

export const notFoundMessages: Arabic<typeof english> = {
  title: 'الصفحة غير موجودة',
  description: 'هذه الصفحة غير موجودة.',
  lead: 'ربما تغيّر الرابط، أو بيعت السيارة.',
  goHome: 'العودة إلى الصفحة الرئيسية',
  carGone: 'ربما بيعت أو أُزيلت من الموقع.',
  blogGone: 'ربما نُقل أو أُزيل من الموقع.',
  featured: 'سيارات مختارة',
};
