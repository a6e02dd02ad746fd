import { company } from '../../config/company.ts';
import type { shellWords as english } from '../en/shell.ts';
import { companyWords } from './company.ts';
import type { German } from './locale.ts';

export const shellWords: German<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  editions: 'Sprachen',
  links: {
    home: 'Start',
    about: 'Über uns',
    inventory: 'Fahrzeuge',
    services: 'Leistungen',
    contact: 'Kontakt',
    tracking: 'Sendungsverfolgung',
  },
  breadcrumb: 'Sie sind hier',
  crumbs: { home: 'Start', inventory: 'Fahrzeuge', blogs: 'Blog' },
  tagline: `${companyWords.tagline}.`,
  showroom: 'Ausstellungsraum',
  openDaily: (opens, closes) => `Täglich geöffnet, ${opens}–${closes}\u00a0Uhr`,
  talkToUs: 'Sprechen Sie mit uns',
  blog: 'Blog',
  rights: `© ${company.brand}. Alle Rechte vorbehalten.`,
};
