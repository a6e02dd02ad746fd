import type { galleryMessages as english } from '../en/gallery.ts';
import type { German } from './localeInfo.ts';

export const galleryMessages: German<typeof english> = {
  filter: 'Bilder anzeigen',
  all: 'Alle',
  groups: { outside: 'Außen', inside: 'Innen', flaws: 'Schäden' },
  subject: (car, group) => `${car}, ${group}`,
};
