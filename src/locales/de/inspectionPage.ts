import type { inspectionPageMessages as english } from '../en/inspectionPage.ts';
import type { German } from './localeInfo.ts';

export const inspectionPageMessages: German<typeof english> = {
  title: 'So prüfen wir',
  description:
    'Was unser Ingenieur ansieht, bevor wir in Europa einen Gebrauchtwagen kaufen: jeden Punkt in acht Gruppen, Lack- und Reifenmessungen, und ab welcher Größe wir einen Schaden zeigen.',
  lead: 'Ein Auto, das in Europa steht, können Sie nicht ansehen. Unser Ingenieur tut es für Sie. Der Bericht sagt Punkt für Punkt, was er gefunden hat, und vergibt keine Note.',
  points: 'Was wir ansehen',
  pointsLead: { one: '# Punkt', other: '# Punkte' },
  findings:
    'Jeder Punkt ist in Ordnung, hat einen Hinweis oder einen Mangel, oder wurde nicht geprüft. Einen Hinweis sollten Sie kennen, ein Mangel gehört repariert.',
  flaws: 'Ab welcher Größe wir einen Schaden zeigen',
  flawsLead: 'Jeder Schaden ab dieser Größe steht im Bericht, mit einem Bild und seiner Stelle darauf.',
  flaw: 'Schaden',
  size: 'Größe',
  paint: 'Lack',
  paintLead: 'An elf Stellen gemessen, in Tausendstelmillimetern (µm).',
  tread: 'Reifen',
  treadLead: 'Profiltiefe an allen vier Rädern.',
  age: 'Wie lange ein Bericht gilt',
  ageLead: (days, distance) =>
    `Ein Bericht, der älter als ${days} Tage ist oder nach dem das Auto mehr als ${distance} gefahren wurde, weist darauf hin.`,
  see: 'Autos mit Prüfbericht',
};
