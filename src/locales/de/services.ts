import type { servicesMessages as english } from '../en/services.ts';
import type { German } from './localeInfo.ts';

export const servicesMessages: German<typeof english> = {
  items: [
    {
      icon: 'car',
      title: 'Autos auf Lager, sofort lieferbar',
      text: 'Autos, die schon verzollt sind und in unserem Ausstellungsraum in Neu-Kairo stehen. Sehen Sie sich heute eines an, lassen Sie es prüfen, von wem Sie wollen, und fahren Sie es mit Papieren auf Ihren Namen nach Hause.',
    },
    {
      icon: 'ship',
      title: 'Wir importieren Ihr Traumauto',
      text: 'Nennen Sie uns Modell, Farbe und Ausstattung. Wir finden es beim Hersteller oder bei einem Händler in Europa, kaufen es, verschiffen es und bringen es durch den Zoll. Von der Bestellung bis zur Übergabe dauert das etwa 3\u00a0bis\u00a06\u00a0Wochen.',
      importCost: 'Kosten berechnen',
    },
    {
      icon: 'compass',
      title: 'Fachkundige Beratung',
      text: 'Welcher Motor zum Sommer in Kairo passt, welche Extras ihren Wert behalten, wie viel Zoll ein bestimmtes Auto kostet: Das beantworten wir auf Deutsch, Englisch oder Arabisch, bevor Sie sich zu irgendetwas verpflichten.',
    },
    {
      icon: 'wrench',
      title: 'Betreuung nach dem Kauf',
      text: 'Originalteile aus Europa, Techniker, die Ihr Auto kennen, und ein fester Ansprechpartner. Für uns ist die Sache nicht zu Ende, wenn Sie vom Hof fahren.',
    },
  ],
};
