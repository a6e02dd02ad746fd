import type { tellMeMessages as english } from '../en/tellMe.ts';
import type { Arabic } from './localeInfo.ts';

export const tellMeMessages: Arabic<typeof english> = {
  open: 'أخبروني عند توفّرها',
  title: 'هل نخبرك عند توفّر سيارة بهذه المواصفات؟',
  crossed: 'الحد الأدنى أعلى من الحد الأقصى، فلن تطابقه أي سيارة.',
  noOffers: 'لا تتوفّر عروض تقسيط حاليًّا. أزِل تصفية القسط الشهري لعرض السيارات.',
  message: (filters) => `أرجو إخباري عند وصول سيارة بهذه المواصفات: ${filters}`,
};
