import type { blogPageMessages as english } from '../en/blogPage.ts';
import type { Arabic } from './localeInfo.ts';

export const blogPageMessages: Arabic<typeof english> = {
  next: 'اقرأ أيضًا',
  cars: 'سيارات مختارة',
  allCars: 'كل السيارات',
};
