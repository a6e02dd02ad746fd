import type { viewingMessages as english } from '../en/viewing.ts';
import { type Arabic, formatHour } from './localeInfo.ts';

export const viewingMessages: Arabic<typeof english> = {
  title: 'معاينة السيارة أو تجربة قيادتها',
  none: 'بدون موعد',
  kinds: { viewing: 'معاينة', 'test-drive': 'تجربة قيادة' },
  day: 'يوم الزيارة',
  part: 'الفترة',
  parts: { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
  hours: (from, to) => `من ${formatHour(from)} إلى ${formatHour(to)}`,
  hint: 'بتوقيت القاهرة. سنتواصل معك لتأكيد الموعد.',
  notOffered: 'لم يعد هذا الموعد متاحًا. يُرجى اختيار موعد آخر.',
};
