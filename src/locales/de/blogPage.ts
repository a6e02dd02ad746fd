import type { blogPageMessages as english } from '../en/blogPage.ts';
import type { German } from './localeInfo.ts';

export const blogPageMessages: German<typeof english> = {
  next: 'Das könnte Sie auch interessieren',
  cars: 'Ausgewählte Autos',
  allCars: 'Alle Autos ansehen',
};
