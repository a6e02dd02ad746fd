import { company } from '../../config/company.ts';
import type { shellMessages as english } from '../en/shell.ts';
import { companyMessages } from './company.ts';
import { type Arabic, formatHour, isolated } from './localeInfo.ts';

export const shellMessages: Arabic<typeof english> = {
  skipToContent: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  menu: 'القائمة',
  locales: 'اللغات',
  links: {
    home: 'الرئيسية',
    about: 'من نحن',
    inventory: 'السيارات',
    services: 'خدماتنا',
    importCost: 'حاسبة تكلفة الاستيراد',
    contact: 'اتصل بنا',
    tracking: 'تتبّع الشحنة',
    blogs: 'المدونة',
    privacy: 'الخصوصية',
  },
  breadcrumb: 'مسار التنقّل',
  crumbs: { home: 'الرئيسية', inventory: 'السيارات', blogs: 'المدونة' },
  tagline: `${companyMessages.tagline}.`,
  pages: 'تصفّح الموقع',
  ourServices: 'خدماتنا',
  showroom: 'المعرض',
  whatsApp: 'واتساب',
  openDaily: (opens, closes) => `مفتوح يوميًّا من ${formatHour(opens)} إلى ${formatHour(closes)}`,
  talkToUs: 'تواصل معنا',
  imprint: '',
  rights: `© ${isolated(company.brand)}. جميع الحقوق محفوظة.`,
};
