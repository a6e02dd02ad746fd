import type { factFiltersMessages as english } from '../en/factFilters.ts';
import type { Arabic } from './localeInfo.ts';

export const factFiltersMessages: Arabic<typeof english> = {
  location: 'مكان السيارة',
  fuel: 'الوقود',
  transmission: 'ناقل الحركة',
  body: 'شكل الهيكل',
  color: 'اللون',
  equipment: { title: 'التجهيزات', search: 'ابحث في التجهيزات', add: 'إضافة' },
  mileage: { title: 'العداد', upTo: 'العداد حتى' },
  monthly: {
    title: 'بالتقسيط',
    upTo: 'القسط الشهري حتى',
    down: 'المقدّم المتاح لديك',
    anyDown: 'أقل مقدّم في كل عرض',
    hint: 'على أطول مدة في كل عرض. المصاريف الإدارية تُضاف.',
    none: 'لا تتوفّر عروض تقسيط حاليًّا.',
  },
  inspection: 'الفحص',
  none: 'لا توجد بيانات أخرى عن هذه السيارات يمكن التصفية بها.',
};
