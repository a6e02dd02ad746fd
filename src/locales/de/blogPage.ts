import type { blogPageMessages as english } from '../en/blogPage.ts';
import type { German } from './localeInfo.ts';

export const blogPageMessages: German<typeof english> = {
  next: 'Weiterlesen',
  cars: 'Ausgewählte Autos',
  allCars: 'Alle Fahrzeuge ansehen',
};
