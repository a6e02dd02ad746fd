import type { shortlistMessages as english } from '../en/shortlist.ts';
import type { German } from './localeInfo.ts';

export const shortlistMessages: German<typeof english> = {
  title: 'Merkliste',
  cars: 'Autos',
  description:
    'Eine Merkliste: Vergleichen Sie die Autos nebeneinander, schicken Sie sie Ihrer Familie und fragen Sie nach allen auf einmal.',
  lead: 'Die Autos, die Sie sich gemerkt haben, gespeichert in diesem Browser.',
  count: { one: '# Auto', other: '# Autos' },
  empty: {
    title: 'Hier ist noch nichts',
    text: 'Tippen Sie bei einem Auto auf das Herz, um es sich hier zu merken.',
    action: 'Alle Autos ansehen',
  },
  gone: {
    count: { one: '# Auto wird nicht mehr angeboten.', other: '# Autos werden nicht mehr angeboten.' },
    action: 'Von der Liste nehmen',
  },
  unseen: {
    one: '# Auto kann offline nicht angezeigt werden.',
    other: '# Autos können offline nicht angezeigt werden.',
  },
  sent: {
    title: 'Eine Merkliste für Sie',
    lead: 'Jemand hat diese Autos mit Ihnen geteilt, zum Ansehen und Vergleichen.',
    none: 'Dieser Link enthält keine Autos.',
    keep: 'Autos merken',
    kept: {
      one: '# Auto wurde auf Ihre Merkliste gesetzt.',
      other: '# Autos wurden auf Ihre Merkliste gesetzt.',
    },
    keptBefore: 'Diese stehen alle schon auf Ihrer Merkliste.',
    noRoom: { one: 'Für # Auto war kein Platz mehr.', other: 'Für # Autos war kein Platz mehr.' },
    open: 'Meine Merkliste öffnen',
  },
  message: (url) => `Was haltet ihr von diesen Autos? ${url}`,
  full: {
    one: 'Ihre Merkliste fasst # Auto. Entfernen Sie eines, um ein anderes hinzuzufügen.',
    other: 'Ihre Merkliste fasst # Autos. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  },
  notStored: 'Dieser Browser speichert Ihre Merkliste nicht: Sie bleibt nur, bis Sie diesen Tab schließen.',
};
