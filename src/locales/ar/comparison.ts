import type { comparisonWords as english } from '../en/comparison.ts';
import type { Arabic } from './locale.ts';

export const comparisonWords: Arabic<typeof english> = {
  title: 'المقارنة',
  choose: 'اختر من سيارتين إلى أربع سيارات',
  onlyDifferences: 'الاختلافات فقط',
  none: 'كل المعروف عن هذه السيارات متماثل.',
  fact: 'البيان',
  differs: 'يوجد اختلاف',
  notStated: 'غير مذكور',
  inAll: 'في كل السيارات',
  lowestPrice: 'أقل سعر',
  lowestMileage: 'أقل مسافة مقطوعة',
};
