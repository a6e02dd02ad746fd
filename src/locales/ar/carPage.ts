import type { carPageMessages as english } from '../en/carPage.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const carPageMessages: Arabic<typeof english> = {
  notFound: 'لم نعثر على السيارة.',
  skip: 'انتقل إلى السعر',
  skipToInquiry: 'انتقل إلى الاستفسار',
  facts: 'أهم البيانات',
  sold: 'تم بيع هذه السيارة.',
  reserved: 'هذه السيارة محجوزة حاليًّا. اسألنا، فربما تعود متاحة.',
  inspected: (day, findings) => `فُحصت في ${day}: ${findings}`,
  comma: '، ',
  findings: {
    good: {
      zero: '# نقطة سليمة',
      one: 'نقطة سليمة واحدة',
      two: 'نقطتان سليمتان',
      few: '# نقاط سليمة',
      many: '# نقطة سليمة',
      other: '# نقطة سليمة',
    },
    remarks: {
      zero: '# ملاحظة',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: '# ملاحظات',
      many: '# ملاحظة',
      other: '# ملاحظة',
    },
    faults: { zero: '# عيب', one: 'عيب واحد', two: 'عيبان', few: '# عيوب', many: '# عيبًا', other: '# عيب' },
  },
  moreFrom: (brand) => `المزيد من ${isolated(brand)}`,
  moreAndSimilar: (brand) => `المزيد من ${isolated(brand)} وسيارات مشابهة`,
  stillLooking: 'ما زلت تبحث؟',
  seeAll: 'كل السيارات',
  qrCode: 'رمز هذه الصفحة للمسح بكاميرا الهاتف',
  pictures: {
    role: 'عارض صور',
    all: (subject) => `صور ${isolated(subject)}`,
    one: (subject, number, total) => `${isolated(subject)}، صورة ${number} من ${total}`,
    show: (number) => `عرض الصورة ${number}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    fullScreen: 'ملء الشاشة',
    zoom: 'تكبير',
    fullScreenOf: (subject) => `${isolated(subject)}، ملء الشاشة`,
  },
  greeting: (car, url) => `مرحبًا، أود الاستفسار عن هذه السيارة: ${car}\n${url}`,
};
