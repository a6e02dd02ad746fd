import { company, splitNames } from '../../config/company.ts';
import { founders } from '../../config/founders.ts';
import type { aboutMessages as english } from '../en/about.ts';
import type { German } from './localeInfo.ts';

export const aboutMessages: German<typeof english> = {
  title: 'Über uns',
  heading: 'Über uns',
  intro: `${company.brand} bringt neue und gebrauchte europäische Autos nach Ägypten und in die arabische Welt. Angefangen haben wir mit einem Auto für einen Nachbarn. Seitdem sind es über 5.000 geworden.`,
  story: {
    title: 'Unsere Geschichte',
    paragraphs: [
      'Am Anfang stand die Frage eines Nachbarn: Könnten wir ihm so einen Kombi besorgen, wie er ihn in München jahrelang gefahren hatte? Wir fanden einen, sahen ihn uns genau an, brachten ihn aufs Schiff und lernten jedes Formular und jede Warteschlange zwischen Rhein und Nil kennen.',
      'Er erzählte es seinem Bruder, und der erzählte es seinen Kollegen. Heute kauft, prüft und verschifft ein Team an beiden Ufern Woche für Woche Autos und meldet sie an, und noch immer behandeln wir jedes so, als wäre es für jemanden von nebenan.',
    ],
  },
  mission: {
    title: 'Unser Anspruch',
    text: 'Ein europäisches Auto in Ägypten zu kaufen soll einfach und ehrlich sein: genau das Auto, das Sie möchten, zu einem Preis, den Sie von Anfang an kennen, in etwa 3\u00a0bis\u00a06\u00a0Wochen.',
  },
  values: {
    title: 'Wofür wir stehen',
    items: [
      { title: 'Klare Worte', text: 'Wir sagen Ihnen, was ein Auto hat, was ihm fehlt und was es kostet.' },
      {
        title: 'Sorgfalt im Detail',
        text: 'Jedes Auto wird vor der Übergabe geprüft, ein gebrauchtes auch vor dem Kauf. Die Prüfberichte gehören Ihnen.',
      },
      { title: 'Unser Wort gilt', text: 'Der Preis im Angebot ist der Preis auf der Rechnung.' },
      {
        title: 'Auch danach für Sie da',
        text: 'Sie haben einen festen Ansprechpartner, auch lange nach der Übergabe.',
      },
    ],
  },
  founders: {
    title: 'Ein Wort unserer Gründer',
    quote:
      'Wir haben beide schon auf ein Auto gewartet: mit einer Mappe voller Papiere am Hafen, ohne zu wissen, wen wir fragen sollen. Wir haben dieses Unternehmen gegründet, damit Ihnen das erspart bleibt. Suchen Sie Ihr Auto mit dem Herzen aus, und überlassen Sie uns die Zollvorschriften. Und wenn es da ist, trinken Sie einen Kaffee mit uns, bevor Sie damit nach Hause fahren.',
    names: splitNames(founders),
    portrait: (name: string) => `Porträt von ${name}`,
  },
};
