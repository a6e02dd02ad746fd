import type { importStepsMessages as english } from '../en/importSteps.ts';
import type { German } from './localeInfo.ts';

export const importStepsMessages: German<typeof english> = {
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
};
