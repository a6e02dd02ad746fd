import type { uiWords as english } from '../en/ui.ts';
import type { German } from './locale.ts';

export const uiWords: German<typeof english> = {
  close: 'Schließen',
  loading: 'Wird geladen …',
  noPicture: 'Kein Bild',
  noPictureOf: (subject) => `${subject} (kein Bild)`,
};
