import type { notFoundMessages as english } from '../en/notFound.ts';
import type { German } from './localeInfo.ts';

export const notFoundMessages: German<typeof english> = {
  title: 'Seite nicht gefunden',
  description: 'Diese Seite gibt es nicht.',
  lead: 'Vielleicht hat sich die Adresse geändert, oder das Auto ist schon verkauft.',
  goHome: 'Zur Startseite',
  carGone: 'Vielleicht wurde es verkauft oder von der Seite genommen.',
  blogGone: 'Vielleicht wurde er verschoben oder von der Seite genommen.',
  featured: 'Ausgewählte Autos',
};
