import type { whyImportMessages as english } from '../en/whyImport.ts';
import type { German } from './localeInfo.ts';

export const whyImportMessages: German<typeof english> = {
  title: 'Warum mit uns importieren',
  items: [
    {
      icon: 'star',
      title: 'Über 5.000 Autos importiert',
      text: 'Wir haben mehr als 5.000 Autos aus Europa geholt. Was unterwegs auch passiert: Wir hatten den Fall schon einmal.',
    },
    {
      icon: 'shield',
      title: 'Geprüft, bevor wir kaufen',
      text: 'In Europa prüft ein Ingenieur das Auto: Lackdicke, Elektronik, Serviceheft, Probefahrt. Den Bericht bekommen Sie.',
    },
    {
      icon: 'coins',
      title: 'Ein klarer Preis',
      text: 'Das Angebot nennt alle Kosten in EGP. Sie zahlen, was wir vereinbaren; der Wechselkurs ist unser Risiko, nicht Ihres.',
    },
    {
      icon: 'clock',
      title: 'In 3\u00a0bis\u00a06\u00a0Wochen vor Ihrer Tür',
      text: 'Mit festen Abfahrten und eigener Zollabteilung dauert ein Import meist etwa drei bis sechs Wochen, nicht Monate.',
    },
    {
      icon: 'document',
      title: 'Alle Papiere erledigt',
      text: 'Ursprungszeugnis, EUR.1, Zoll, Zulassung und Kennzeichen. Sie unterschreiben, wo es darauf ankommt; wir stehen in der Schlange.',
    },
    {
      icon: 'globe',
      title: 'Auf beiden Seiten zu Hause',
      text: 'Teams in Deutschland und in Ägypten, die Deutsch, Englisch und Arabisch sprechen. Dazwischen geht nichts verloren.',
    },
  ],
};
