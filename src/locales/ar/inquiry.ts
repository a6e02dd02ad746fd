import { countryCode } from '../../model/inquiry/phone.ts';
import type { inquiryMessages as english } from '../en/inquiry.ts';
import { type Arabic, leftToRight } from './localeInfo.ts';

export const inquiryMessages: Arabic<typeof english> = {
  likeThis: (title) => `سيارة مثل ${title} (مباعة)`,
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    car: 'السيارة المطلوبة',
    message: 'رسالتك',
  },
  phonePlaceholder: `${countryCode} 1XX XXX XXXX`,
  honeypot: 'اترك هذا الحقل فارغًا',
  enclosed: 'يُرسل مع رسالتك:',
  send: 'إرسال الرسالة',
  consent: 'بإرسال الرسالة توافق على أن نستخدم بياناتك للرد عليك، وأن تعالجها لنا شركات خارج مصر.',
  failureHint: {
    before: 'لم يضِع شيء مما كتبته: حاول مرة أخرى، أو ',
    link: 'أرسل الرسالة نفسها عبر واتساب',
    after: '.',
  },
  otherWays: {
    before: 'ليس لديك رقم مصري؟ راسلنا عبر ',
    whatsApp: 'واتساب',
    or: ' أو ',
    email: 'البريد الإلكتروني',
    after: '.',
  },
  heading: (car) => `استفسار: ${car}`,
  missing: {
    firstName: 'يُرجى إدخال الاسم الأول',
    lastName: 'يُرجى إدخال اسم العائلة',
    email: 'يُرجى إدخال بريدك الإلكتروني',
    phone: 'يُرجى إدخال رقم هاتفك',
    car: 'يُرجى كتابة اسم السيارة التي تبحث عنها',
    message: 'يُرجى كتابة رسالتك',
  },
  notAnEmail: `يُرجى إدخال بريد إلكتروني مثل ${leftToRight('name@example.com')}`,
  notAPhone: `يجب أن يبدأ رقم الهاتف بـ${leftToRight(countryCode)} وتليه 10 أرقام`,
  tooLong: {
    zero: 'يُرجى اختصار النص',
    one: 'يُرجى اختصار النص بمقدار حرف واحد',
    two: 'يُرجى اختصار النص بمقدار حرفين',
    few: 'يُرجى اختصار النص بمقدار # أحرف',
    many: 'يُرجى اختصار النص بمقدار # حرفًا',
    other: 'يُرجى اختصار النص بمقدار # حرف',
  },
};
