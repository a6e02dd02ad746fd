import type { servicesPageMessages as english } from '../en/servicesPage.ts';
import type { Arabic } from './localeInfo.ts';

export const servicesPageMessages: Arabic<typeof english> = {
  title: 'خدماتنا',
  description:
    'سيارات أوروبية متاحة فورًا، واستيراد حسب الطلب خلال 3 إلى 6 أسابيع تقريبًا، واستشارة من أهل الخبرة، وخدمة ما بعد البيع في مصر.',
  lead: 'من السؤال الأول إلى الصيانة بعد عشرة آلاف كيلومتر: شركة واحدة، وسعر واحد، وشخص واحد تتصل به.',
  ourServices: 'ماذا نقدّم',
};
