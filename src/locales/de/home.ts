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
  importSteps: {
    title: 'So läuft es ab',
    lead: 'Sechs Schritte von der ersten Nachricht bis zum Schlüssel. Wir gehen sie alle mit Ihnen.',
    items: [
      {
        title: 'Kontakt aufnehmen',
        text: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei. Erzählen Sie uns, was Sie fahren, was Sie fahren möchten und was es kosten darf.',
      },
      {
        title: 'Beratung und Auswahl',
        text: 'Wir zeigen Ihnen, was Europa gerade zu bieten hat, mit Fotos, Vorgeschichte und ehrlichem Rat.',
      },
      {
        title: 'Angebot und Vertrag',
        text: 'Ein Festpreis in EGP: Auto, Transport, Zoll und Zulassung, jeder Posten in einer eigenen Zeile.',
      },
      {
        title: 'Kauf und Verschiffung',
        text: 'Wir kaufen das Auto und buchen die Überfahrt. Mit der FIN verfolgen Sie es von der Buchung bis zum Hafen.',
      },
      {
        title: 'Prüfung und Übergabe',
        text: 'Unsere Werkstatt prüft nach der Überfahrt jedes System. Dann bekommen Sie Schlüssel und Papiere.',
      },
      {
        title: 'Betreuung nach dem Kauf',
        text: 'Wartung, Originalteile und Garantiefälle, solange Ihnen das Auto gehört.',
      },
    ],
  },
};
