import { company } from '../../config/company.ts';
import type { contactWords as english } from '../en/contact.ts';
import { companyWords } from './company.ts';
import { type Arabic, isolated } from './locale.ts';

const { street, city } = companyWords.address;
const brand = isolated(company.brand);

export const contactWords: Arabic<typeof english> = {
  title: 'اتصل بنا',
  description: `أخبر ${brand} بالسيارة الأوروبية التي تبحث عنها: عبر النموذج أو الهاتف أو واتساب، أو في معرضنا في ${city}.`,
  lead: (languages) => `أخبرنا بالسيارة التي تتمنّاها، حتى لون خياطة المقاعد. نتحدّث ${languages}.`,
  form: 'اكتب لنا',
  location: 'العنوان',
  directions: 'الطريق إلينا',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  whatsApp: 'راسلنا على واتساب',
  whatsAppGreeting: `مرحبًا ${company.brand}، `,
  map: {
    label: 'الخريطة',
    title: `خريطة: ${brand}، ${street}، ${city}`,
    show: 'عرض الخريطة',
  },
};
