import type { bookingMessages as english } from '../en/booking.ts';
import type { Arabic } from './localeInfo.ts';

export const bookingMessages: Arabic<typeof english> = {
  message: 'أودّ معاينة هذه السيارة.',
  hint: 'بتوقيت القاهرة. سنتصل بك لتأكيد الموعد.',
  away: 'لم تصل إلى معرضنا بعد. سنتصل بك لنحدّد أقرب يوم يمكنك معاينتها فيه.',
  send: 'إرسال الطلب',
  confirm: (when) => `سنتصل بك لتأكيد موعدك: ${when}`,
  parts: { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
  facts: { car: 'السيارة', time: 'الموعد', place: 'المعرض', phone: 'رقم هاتفك' },
  calendar: 'إضافة إلى التقويم',
  another: 'اختيار موعد آخر',
};
