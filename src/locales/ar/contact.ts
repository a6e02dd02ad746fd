import { company } from '../../config/company.ts';
import type { contactMessages as english } from '../en/contact.ts';
import { companyMessages } from './company.ts';
import { type Arabic, isolated } from './localeInfo.ts';

const { street, city } = companyMessages.address;
const brand = isolated(company.brand);

export const contactMessages: Arabic<typeof english> = {
  title: 'اتصل بنا',
  description: `أخبر ${brand} بالسيارة الأوروبية التي تبحث عنها: عبر النموذج أو الهاتف أو واتساب، أو في معرضنا في ${city}.`,
  lead: (languages) => `أخبرنا بالسيارة التي تتمنّاها، حتى لون خياطة المقاعد. نتحدّث ${languages}.`,
  form: 'اكتب لنا',
  location: 'العنوان',
  directions: 'عرض الاتجاهات',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  whatsApp: 'راسلنا على واتساب',
  whatsAppGreeting: `مرحبًا ${company.brand}، `,
  map: {
    label: 'الخريطة',
    title: `خريطة: ${brand}، ${street}، ${city}`,
    picture: 'معرضنا',
    show: 'عرض الخريطة',
  },
};
