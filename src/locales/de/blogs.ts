import type { blogsMessages as english } from '../en/blogs.ts';
import type { German } from './localeInfo.ts';

export const blogsMessages: German<typeof english> = {
  title: 'Blog',
  description:
    'Tipps für alle, die in Ägypten ein europäisches Auto kaufen: Import, Zoll, Auswahl, Prüfung und Pflege.',
  lead: 'Was wir über europäische Autos in Ägypten gelernt haben, für Sie aufgeschrieben.',
  listFailed: 'Die Beiträge konnten nicht geladen werden.',
  none: 'Noch keine Beiträge.',
  untitled: 'Ohne Titel',
  onlyEnglish: 'Nur auf Englisch',
  byAuthor: (author) => `Von ${author}`,
  failed: 'Der Beitrag konnte nicht geladen werden.',
  notFound: 'Beitrag nicht gefunden.',
  seeAll: 'Alle Beiträge',
  next: 'Das könnte Sie auch interessieren',
  cars: 'Ausgewählte Autos',
  allCars: 'Alle Autos ansehen',
};
