import type { servicesPageMessages as english } from '../en/servicesPage.ts';
import type { German } from './localeInfo.ts';

export const servicesPageMessages: German<typeof english> = {
  title: 'Leistungen',
  description:
    'Europäische Autos auf Lager, Import auf Bestellung in etwa 3 bis 6 Wochen, fachkundige Beratung und Betreuung nach dem Kauf in Ägypten.',
  lead: 'Von der ersten Frage bis zur Wartung nach zehntausend Kilometern: ein Unternehmen, ein Preis, eine Person, die Sie anrufen.',
  ourServices: 'Unsere Leistungen',
};
