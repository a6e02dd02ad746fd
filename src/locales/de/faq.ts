import type { faqMessages as english } from '../en/faq.ts';
import type { German } from './localeInfo.ts';

export const faqMessages: German<typeof english> = {
  title: 'Häufige Fragen',
  items: [
    {
      question: 'Wie lange dauert es, ein Auto zu importieren?',
      answer:
        'Meist 3\u00a0bis\u00a06\u00a0Wochen von der Bestellung bis zur Übergabe: etwa eine Woche, um das Auto in Europa zu kaufen und vorzubereiten, ein bis drei Wochen auf See und etwa eine Woche für Zoll, Prüfung und Zulassung. Bei einem Neuwagen ab Werk kommt die Lieferzeit des Herstellers hinzu.',
    },
    {
      question: 'Was kostet der Import zusätzlich zum Auto?',
      answer:
        'Transport, Transportversicherung, Zoll, Steuern und Zulassung. Wie viel das ist, hängt vom Motor, vom Alter und von der Herkunft des Autos ab; für ein in der EU gebautes Auto mit EUR.1-Bescheinigung entfällt der Zoll. Unser Angebot nennt jeden Posten in EGP, bevor Sie sich entscheiden.',
    },
    {
      question: 'Kann ich einen Gebrauchtwagen importieren?',
      answer:
        'Ja, in den Grenzen, die das ägyptische Recht für Alter und Art des Autos setzt, und diese Grenzen ändern sich. Nennen Sie uns das Auto, das Sie im Auge haben, und wir sagen Ihnen noch am selben Tag, ob und zu welchen Bedingungen es ins Land darf.',
    },
    {
      question: 'Woher weiß ich, dass das Auto der Beschreibung entspricht?',
      answer:
        'Unser Ingenieur sieht sich jeden Gebrauchtwagen selbst an, bevor wir ihn bezahlen, und unsere Werkstatt in Neu-Kairo prüft jedes Auto vor der Übergabe. Sie bekommen den Bericht mit Messwerten und Fotos und können gern Ihren eigenen Mechaniker mitbringen.',
      inspection: 'So prüfen wir',
    },
    {
      question: 'Kann ich verfolgen, wo mein Auto ist?',
      answer:
        'Ja. Geben Sie auf unserer Seite zur Sendungsverfolgung jederzeit Ihre FIN ein, und Sie sehen mit Datum, ob die Überfahrt gebucht, das Auto im Hafen oder schon verschifft ist. Außerdem rufen wir Sie bei jedem Schritt an.',
    },
    {
      question: 'Verträgt ein europäisches Auto das ägyptische Klima?',
      answer:
        'Mit der richtigen Ausstattung sehr gut. Bei Kühlung, Klimaanlage, Filtern und Reifen denken wir an die Hitze, wir prüfen, ob der Motor den hiesigen Kraftstoff verträgt, und sagen Ihnen offen, wenn eine Ausführung besser in Europa bleibt.',
    },
  ],
};
