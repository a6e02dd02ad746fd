import type { reviewsMessages as english } from '../en/reviews.ts';
import type { Arabic } from './localeInfo.ts';

export const reviewsMessages: Arabic<typeof english> = {
  label: 'آراء العملاء',
  role: 'عارض آراء',
  previous: 'الرأي السابق',
  next: 'الرأي التالي',
  pause: 'إيقاف مؤقت',
  resume: 'متابعة',
  source: 'تقييم على جوجل',
  noMessage: 'بلا تعليق.',
  stars: (rating) => `${rating} من 5 نجوم`,
};
