import type { comparisonWords as english } from '../en/comparison.ts';
import type { Arabic } from './locale.ts';

export const comparisonWords: Arabic<typeof english> = {
  title: 'المقارنة',
  choose: 'اختر من سيارتين إلى أربع سيارات',
  onlyDifferences: 'الاختلافات فقط',
  none: 'لا فرق بين هذه السيارات في البيانات المتاحة.',
  fact: 'البيان',
  differs: 'يوجد اختلاف',
  notStated: 'غير مذكور',
  inAll: 'في كل السيارات',
  lowestPrice: 'أقل سعر',
  lowestMileage: 'أقل عداد',
};
