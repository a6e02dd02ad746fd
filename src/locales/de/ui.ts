import type { uiMessages as english } from '../en/ui.ts';
import type { German } from './localeInfo.ts';

export const uiMessages: German<typeof english> = {
  close: 'Schließen',
  loading: 'Wird geladen\u00a0…',
  noPicture: 'Kein Bild',
  noPictureOf: (subject) => `${subject} (kein Bild)`,
  pages: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    one: (page) => `Seite ${page}`,
  },
};
