import type { homeMessages as english } from '../en/home.ts';
import { companyMessages } from './company.ts';
import type { Arabic } from './localeInfo.ts';

export const homeMessages: Arabic<typeof english> = {
  title: companyMessages.tagline,
  description:
    'سيارات أوروبية جديدة ومستعملة، متاحة في القاهرة أو مستوردة حسب الطلب خلال 3 إلى 6 أسابيع تقريبًا: مفحوصة ومخلّصة جمركيًّا ومرخّصة، بسعر واحد واضح.',
  hero: {
    title: 'السيارة الأوروبية التي تريدها، تصلك في مصر.',
    text: 'جديدة أو مستعملة، بسعر واحد واضح: متاحة في القاهرة أو مستوردة حسب الطلب خلال 3 إلى 6 أسابيع تقريبًا.',
    action: 'ابحث عن سيارتك',
  },
  strengths: {
    inspection: {
      title: 'فحص من 64 نقطة',
      text: 'كل سيارة عليها علامة «مفحوصة» تعرض قياسات دهانها وإطاراتها وصورة لكل عيب.',
    },
    importCost: {
      title: 'التكلفة معروفة مقدمًا',
      text: 'الجمارك والضرائب والنقل، محسوبة قبل أن تطلب.',
    },
    tracking: {
      title: 'تتبّع برقم الشاسيه',
      text: 'اعرف أين سيارتك، من الحجز إلى الميناء.',
    },
  },
  featured: {
    title: 'سيارات مختارة',
    lead: 'اختارها فريقنا، في القاهرة أو في طريقها إليها.',
    action: 'شاهد كل السيارات',
  },
  brands: 'الماركات',
  allBrands: 'كل الماركات',
  services: 'ماذا نقدّم لك',
  reviews: 'ماذا يقول عملاؤنا',
  googleReviews: 'تقييماتنا على جوجل',
};
