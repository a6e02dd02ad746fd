import type { homeMessages as english } from '../en/home.ts';
import { companyMessages } from './company.ts';
import type { German } from './localeInfo.ts';

export const homeMessages: German<typeof english> = {
  title: companyMessages.tagline,
  description:
    'Neue und gebrauchte europäische Autos, in Kairo auf Lager oder in etwa 3\u00a0bis\u00a06\u00a0Wochen auf Bestellung importiert: geprüft, verzollt und zugelassen, zu einem klaren Preis.',
  hero: {
    title: 'Ihr europäisches Wunschauto, nach Ägypten geliefert.',
    text: 'Neu oder gebraucht, zu einem klaren Preis: in Kairo auf Lager oder in etwa 3\u00a0bis\u00a06\u00a0Wochen auf Bestellung importiert.',
    action: 'Auto finden',
  },
  strengths: {
    inspection: {
      title: 'Prüfung an 64 Punkten',
      text: 'Ein Auto mit „Geprüft“ zeigt seine Messwerte von Lack und Reifen und jeden Mangel im Bild.',
    },
    importCost: {
      title: 'Kosten vorab bekannt',
      text: 'Zoll, Steuern und Transport, ausgerechnet, bevor Sie bestellen.',
    },
    tracking: {
      title: 'Per FIN verfolgt',
      text: 'Sehen Sie nach, wo Ihr Auto ist, von der Buchung bis zum Hafen.',
    },
  },
  featured: {
    title: 'Ausgewählte Autos',
    lead: 'Von unserem Team ausgesucht, in Kairo oder bald dort.',
    action: 'Alle Autos ansehen',
  },
  brands: 'Marken',
  allBrands: 'Alle Marken',
  services: 'Was wir für Sie tun',
  reviews: 'Was unsere Kunden sagen',
  googleReviews: 'Unsere Bewertungen bei Google',
};
