import type { tellMeMessages as english } from '../en/tellMe.ts';
import type { German } from './localeInfo.ts';

export const tellMeMessages: German<typeof english> = {
  open: 'Bescheid geben, wenn eines kommt',
  title: 'Sollen wir Ihnen Bescheid geben, wenn so ein Auto kommt?',
  crossed: 'Die untere Grenze liegt über der oberen: So passt kein Auto.',
  message: (filters) => `Bitte geben Sie mir Bescheid, wenn ein solches Auto kommt: ${filters}`,
};
