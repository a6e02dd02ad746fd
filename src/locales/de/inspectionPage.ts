import type { inspectionPageMessages as english } from '../en/inspectionPage.ts';
import type { German } from './localeInfo.ts';

export const inspectionPageMessages: German<typeof english> = {
  title: 'So prüfen wir',
  description:
    'Was unser Ingenieur prüft, bevor wir in Europa einen Gebrauchtwagen kaufen: alle Punkte in acht Gruppen, Lack und Reifen, und ab welcher Größe wir einen Schaden zeigen.',
  lead: 'Ein Auto in Europa können Sie sich nicht ansehen, unser Ingenieur tut es für Sie. Der Bericht sagt Punkt für Punkt, was er gefunden hat, und vergibt keine Note.',
  points: 'Was wir prüfen',
  pointsLead: { one: '# Punkt', other: '# Punkte' },
  findings:
    'Jeder Punkt ist in Ordnung, hat einen Hinweis, hat einen Mangel oder wurde nicht geprüft. Hinweise sollten Sie kennen, Mängel müssen behoben werden.',
  flaws: 'Ab welcher Größe wir einen Schaden zeigen',
  flawsLead:
    'Jeder Schaden ab dieser Größe steht im Bericht, mit einem Bild, auf dem die Stelle markiert ist.',
  flaw: 'Schaden',
  size: 'Größe',
  paint: 'Lack',
  paintLead: 'An elf Karosserieteilen gemessen, in Mikrometern (µm, Tausendstelmillimeter).',
  paintPicture: 'Ein Messgerät auf einer Motorhaube zeigt 118\u00a0Mikrometer Lack',
  tread: 'Reifen',
  treadLead: 'Profiltiefe an allen vier Rädern.',
  age: 'Wie lange ein Bericht gilt',
  ageLead: (days, distance) =>
    `Ist ein Bericht älter als ${days}\u00a0Tage oder ist das Auto seitdem mehr als ${distance} gefahren, steht das dabei.`,
  see: 'Autos mit Prüfbericht',
};
