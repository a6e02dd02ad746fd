import type { servicesPageMessages as english } from '../en/servicesPage.ts';
import type { German } from './localeInfo.ts';

export const servicesPageMessages: German<typeof english> = {
  title: 'Leistungen',
  description:
    'Europäische Autos auf Lager, Import auf Bestellung in etwa 3\u00a0bis\u00a06\u00a0Wochen, fachkundige Beratung und Betreuung nach dem Kauf in Ägypten.',
  lead: 'Von der ersten Frage bis zur Wartung nach zehntausend Kilometern: ein Unternehmen, ein Preis, ein Ansprechpartner.',
  ourServices: 'Unsere Leistungen',
};
