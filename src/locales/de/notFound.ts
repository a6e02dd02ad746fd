import type { notFoundWords as english } from '../en/notFound.ts';
import type { German } from './locale.ts';

export const notFoundWords: German<typeof english> = {
  title: 'Seite nicht gefunden',
  description: 'Diese Seite gibt es nicht.',
  lead: 'Vielleicht hat sich die Adresse geändert, oder das Auto hat seinen Besitzer gefunden.',
  goHome: 'Zur Startseite',
  gone: 'Vielleicht wurde es verkauft oder von der Seite genommen.',
};
