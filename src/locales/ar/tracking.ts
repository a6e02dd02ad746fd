import type { trackingMessages as english } from '../en/tracking.ts';
import { type Arabic, leftToRight } from './localeInfo.ts';

export const trackingMessages: Arabic<typeof english> = {
  title: 'تتبّع الشحنة',
  description: 'تابع سيارتك من الطلب إلى السفينة: أدخل رقم الشاسيه لتعرف أين هي.',
  lead: 'من الطلب إلى السفينة: رقم شاسيه سيارتك يُظهر إلى أين وصلت.',
  result: 'الشحنة',
  vin: 'رقم الشاسيه',
  track: 'تتبّع',
  hint: `رقم الشاسيه (${leftToRight('VIN')}) هو رقم تعريف السيارة المكوّن من 17 حرفًا ورقمًا، وتجده في الفاتورة وأوراق الطلب.`,
  unnamedCar: 'سيارتك',
  history: 'مراحل الشحن',
  steps: {
    order_received: { title: 'استلام الطلب', undated: 'استلمنا طلبك' },
    booked: { title: 'حجز الشحن', undated: 'يُحدّد التاريخ لاحقًا' },
    port: { title: 'في الميناء', undated: 'يُحدّد التاريخ لاحقًا' },
    shipped: { title: 'تم الشحن', undated: 'يُحدّد التاريخ لاحقًا' },
  },
  ahead: {
    title: 'الخطوات القادمة:',
    booked: 'مكان على السفينة',
    port: 'النقل إلى الميناء',
    shipped: 'الرحلة البحرية',
    customs: 'التخليص الجمركي',
    handover: 'التسليم',
  },
  expectedWeek: (day) => `الوصول المتوقع في الأسبوع الذي يبدأ يوم ${day}`,
  harbour: 'الميناء:',
  notFound: (vin) => `لم نعثر على طلب برقم الشاسيه: ${leftToRight(vin)}`,
  notFoundHint: {
    missing: {
      one: 'رقم الشاسيه 17 خانة، وتنقصه خانة واحدة.',
      two: 'رقم الشاسيه 17 خانة، وتنقصه خانتان.',
      zero: '',
      few: 'رقم الشاسيه 17 خانة، وتنقصه # خانات.',
      many: 'رقم الشاسيه 17 خانة، وتنقصه # خانة.',
      other: 'رقم الشاسيه 17 خانة، وتنقصه # خانة.',
    },
    surplus: {
      one: 'رقم الشاسيه 17 خانة، وفيه خانة زائدة.',
      two: 'رقم الشاسيه 17 خانة، وفيه خانتان زائدتان.',
      zero: '',
      few: 'رقم الشاسيه 17 خانة، وفيه # خانات زائدة.',
      many: 'رقم الشاسيه 17 خانة، وفيه # خانة زائدة.',
      other: 'رقم الشاسيه 17 خانة، وفيه # خانة زائدة.',
    },
    letters: `لا يحتوي رقم الشاسيه أبدًا على الحروف ${leftToRight('I')} أو ${leftToRight('O')} أو ${leftToRight('Q')}، فربما كانت 1 أو 0.`,
    before: 'إن كان الرقم صحيحًا، ',
    link: 'فاسألنا',
    after: ' وسنبحث عنه.',
  },
};
