import type { inventoryMessages as english } from '../en/inventory.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const inventoryMessages: Arabic<typeof english> = {
  title: 'سياراتنا',
  description:
    'كل سياراتنا الأوروبية الجديدة والمستعملة في مصر: ابحث بالماركة والموديل وسنة الصنع والسعر بالجنيه المصري، مع صور حقيقية ومواصفات كاملة.',
  sort: {
    label: 'ترتيب حسب',
    orders: {
      newest: 'الأحدث أولًا',
      'price-up': 'السعر: الأقل أولًا',
      'price-down': 'السعر: الأعلى أولًا',
      'mileage-up': 'العداد: الأقل أولًا',
    },
  },
  filters: {
    title: 'تصفية',
    condition: 'الحالة',
    brand: 'الماركة',
    allBrands: 'عرض كل الماركات',
    year: { title: 'سنة الصنع', from: 'سنة الصنع من', to: 'سنة الصنع إلى' },
    price: 'السعر',
    any: 'الكل',
    more: 'خيارات أخرى',
  },
  sheet: {
    clear: 'مسح',
    show: {
      zero: 'لا توجد سيارات',
      one: 'عرض سيارة واحدة',
      two: 'عرض سيارتين',
      few: 'عرض # سيارات',
      many: 'عرض # سيارة',
      other: 'عرض # سيارة',
    },
    none: 'لا توجد سيارات مطابقة',
  },
  places: 'أماكن السيارات',
  compact: 'عمودان',
  featured: 'سيارات مختارة',
  recentlySold: 'بيعت مؤخرًا',
  all: 'كل السيارات',
  matching: 'السيارات المطابقة',
  count: {
    zero: 'لا توجد سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '# سيارات',
    many: '# سيارة',
    other: '# سيارة',
  },
  monthly: (amount) => `${amount} في الشهر`,
  searching: 'جارٍ البحث…',
  corrected: (text) => `نتائج البحث عن «${isolated(text)}»`,
  none: 'لم نعثر على سيارات.',
  clear: 'مسح البحث والتصفية',
};
