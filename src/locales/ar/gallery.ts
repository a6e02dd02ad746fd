import type { galleryMessages as english } from '../en/gallery.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const galleryMessages: Arabic<typeof english> = {
  filter: 'عرض الصور',
  all: 'الكل',
  groups: { outside: 'من الخارج', inside: 'من الداخل', flaws: 'العيوب' },
  subject: (car, group) => `${isolated(car)}، ${group}`,
};
