import type { carMessages as english } from '../en/car.ts';
import { formatNumber } from '../formats.ts';
import { type Arabic, isolated } from './localeInfo.ts';

/** Adjectives agree with سيارة, which is feminine. */
export const carMessages: Arabic<typeof english> = {
  unnamed: 'سيارة بلا اسم',
  conditions: { new: 'جديدة', used: 'مستعملة' },
  statuses: { available: 'متاحة', reserved: 'محجوزة', sold: 'مباعة' },
  places: {
    showroom: 'في معرضنا بالقاهرة',
    transit: 'في الطريق إلى مصر',
    europe: 'في أوروبا',
    order: 'حسب الطلب',
  },
  expected: (place, month) => `${place}، الوصول المتوقع ${month}`,
  priceOnRequest: 'السعر عند الطلب',
  inspected: 'مفحوصة',
  isNew: 'أُضيفت حديثًا',
  priceBefore: 'السعر السابق:',
  about: (amount, day) => `حوالي ${isolated(amount)}، بسعر صرف ${day}`,
  lessSince: (amount, day) => `أقل بـ ${amount} منذ ${day}`,
  fuels: {
    petrol: 'بنزين',
    diesel: 'ديزل',
    hybrid: 'هايبرد',
    'plug-in-hybrid': 'بلج إن هايبرد',
    electric: 'كهرباء',
  },
  transmissions: { automatic: 'أوتوماتيك', manual: 'مانيوال' },
  bodies: {
    saloon: 'سيدان',
    estate: 'ستيشن',
    hatchback: 'هاتشباك',
    suv: 'إس يو في',
    coupe: 'كوبيه',
    convertible: 'كابريوليه',
    van: 'فان',
    'pick-up': 'بيك أب',
  },
  kilometres: (number) => `${formatNumber(number)}\u00a0كم`,
  horsepower: {
    zero: '# حصان',
    one: 'حصان واحد',
    two: 'حصانان',
    few: '# أحصنة',
    many: '# حصانًا',
    other: '# حصان',
  },
  power: (_horsepower, text) => text,
  cubicCentimetres: (number) => `${formatNumber(number)}\u00a0سي\u00a0سي`,
};
