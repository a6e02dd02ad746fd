import { company } from '../../config/company.ts';
import type { shellMessages as english } from '../en/shell.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

export const shellMessages: German<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  locales: 'Sprachen',
  links: {
    home: 'Start',
    about: 'Über uns',
    inventory: 'Fahrzeuge',
    services: 'Leistungen',
    importCost: 'Importkosten berechnen',
    contact: 'Kontakt',
    tracking: 'Sendungsverfolgung',
    blogs: 'Blog',
    privacy: 'Datenschutz',
  },
  breadcrumb: 'Sie sind hier',
  crumbs: { home: 'Start', inventory: 'Fahrzeuge', blogs: 'Blog' },
  tagline: `${companyMessages.tagline}.`,
  pages: 'Entdecken',
  ourServices: 'Unsere Leistungen',
  showroom: 'Ausstellungsraum',
  whatsApp: 'WhatsApp',
  openDaily: (opens, closes) => `Täglich geöffnet, ${opens}–${closes}\u00a0Uhr`,
  talkToUs: 'Sprechen Sie mit uns',
  imprint: 'Impressum',
  rights: `© ${company.brand}. Alle Rechte vorbehalten.`,
};
