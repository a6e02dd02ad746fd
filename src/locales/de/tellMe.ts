import type { tellMeMessages as english } from '../en/tellMe.ts';
import type { German } from './localeInfo.ts';

export const tellMeMessages: German<typeof english> = {
  open: 'Sagen Sie mir Bescheid',
  title: 'Sollen wir Ihnen Bescheid sagen?',
  message: (filters) => `Bitte sagen Sie mir Bescheid, wenn ein solches Auto kommt: ${filters}`,
};
