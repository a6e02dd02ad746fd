import type { inquiryButtonMessages as english } from '../en/inquiryButton.ts';
import type { Arabic } from './localeInfo.ts';

export const inquiryButtonMessages: Arabic<typeof english> = {
  open: { text: 'راسلنا', about: ' بخصوص هذه السيارة' },
  title: 'هل أعجبتك السيارة؟ أرسل استفسارك!',
  book: 'احجز موعدًا للمعاينة',
  likeThis: {
    open: 'ابحثوا لي عن مثلها',
    title: 'هل نبحث لك عن سيارة مثلها؟',
  },
  progress: {
    sending: 'جارٍ الإرسال…',
    sent: 'تم إرسال رسالتك بنجاح!',
    failed: 'تعذّر إرسال الرسالة.',
    error: 'حدث خطأ أثناء إرسال الرسالة.',
  },
};
