import type { tellMeMessages as english } from '../en/tellMe.ts';
import type { German } from './localeInfo.ts';

export const tellMeMessages: German<typeof english> = {
  open: 'Bescheid geben, wenn eines kommt',
  title: 'Sollen wir Ihnen Bescheid geben, wenn so ein Auto kommt?',
  crossed: 'Die untere Grenze liegt über der oberen: So passt kein Auto.',
  noOffers: 'Zurzeit gibt es keine Angebote für Raten. Ohne den Filter nach der Rate sehen Sie die Autos.',
  message: (filters) => `Bitte geben Sie mir Bescheid, wenn ein solches Auto kommt: ${filters}`,
};
