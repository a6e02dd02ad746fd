import type { carPageWords as english } from '../en/carPage.ts';
import { type Arabic, isolated, leftToRight, locale } from './locale.ts';

export const carPageWords: Arabic<typeof english> = {
  notFound: 'لم نعثر على السيارة.',
  description: (facts, text) => `${facts.join(locale.comma)}. ${text}`,
  sold: 'هذه السيارة وجدت صاحبها.',
  reserved: 'هذه السيارة محجوزة حاليًا. اسألنا، فربما تعود متاحة.',
  moreFrom: (brand) => `المزيد من ${isolated(brand)}`,
  stillLooking: 'ما زلت تبحث؟',
  seeAll: 'كل السيارات',
  qrCode: 'رمز هذه الصفحة للمسح بكاميرا الهاتف',
  facts: {
    brand: 'الماركة',
    model: 'الموديل',
    year: 'سنة الصنع',
    condition: 'الحالة',
    mileage: 'عداد الكيلومترات',
    fuel: 'الوقود',
    transmission: 'ناقل الحركة',
    body: 'شكل الهيكل',
    power: 'القوة',
    engine: 'سعة المحرك',
    color: 'اللون',
  },
  sections: {
    specialFeatures: 'مميزات خاصة',
    engineSpecs: 'مواصفات المحرك',
    exterior: 'من الخارج',
    interior: 'المقصورة الداخلية',
  },
  pictures: {
    role: 'عارض صور',
    all: (subject) => `صور ${isolated(subject)}`,
    one: (subject, number, total) => `${isolated(subject)}، صورة ${number} من ${total}`,
    show: (number) => `عرض الصورة ${number}`,
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    fullScreen: 'ملء الشاشة',
    fullScreenOf: (subject) => `${isolated(subject)}، ملء الشاشة`,
  },
  share: {
    action: 'مشاركة',
    copied: 'تم نسخ الرابط.',
    copyThis: (url) => `انسخ هذا الرابط: ${leftToRight(url)}`,
    whatsApp: 'واتساب',
    greeting: (car, url) => `مرحبًا، أود الاستفسار عن هذه السيارة: ${car}\n${url}`,
  },
};
