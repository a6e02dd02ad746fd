import type { tellMeMessages as english } from '../en/tellMe.ts';
import type { Arabic } from './localeInfo.ts';

export const tellMeMessages: Arabic<typeof english> = {
  open: 'أخبروني عند وصول مثلها',
  title: 'هل نخبرك عند وصول سيارة مثلها؟',
  message: (filters) => `أرجو إخباري عند وصول سيارة بهذه المواصفات: ${filters}`,
};
