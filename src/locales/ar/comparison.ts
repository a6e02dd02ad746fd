import type { comparisonMessages as english } from '../en/comparison.ts';
import type { Arabic } from './localeInfo.ts';

export const comparisonMessages: Arabic<typeof english> = {
  title: 'المقارنة',
  choose: 'اختر من سيارتين إلى أربع سيارات',
  onlyDifferences: 'الاختلافات فقط',
  none: 'لا فرق بين هذه السيارات في البيانات المتاحة.',
  fact: 'البيان',
  differs: 'يوجد اختلاف',
  legend: 'الصفوف التي اسمها بخط عريض مختلفة',
  notStated: 'غير مذكور',
  inAll: 'في كل السيارات',
  priceIncludes: 'ما يشمله السعر',
  monthly: 'بالتقسيط (حساب تقريبي)',
  noOffer: 'لا يوجد عرض',
  lowestMonthly: 'أقل قسط',
  otherCurrency: 'السعر بعملة أخرى',
  lowestPrice: 'أقل سعر',
  lowestMileage: 'أقل عداد',
  report: {
    name: 'تقرير الفحص',
    none: 'لا يوجد تقرير',
    inspectedOn: (date) => `فُحصت في ${date}`,
    remarks: {
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: '# ملاحظات',
      many: '# ملاحظة',
      other: '# ملاحظة',
    },
    faults: {
      zero: 'لا أعطال',
      one: 'عطل واحد',
      two: 'عطلان',
      few: '# أعطال',
      many: '# عطلًا',
      other: '# عطل',
    },
  },
};
