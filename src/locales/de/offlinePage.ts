import type { offlinePageWords as english } from '../en/offlinePage.ts';
import type { German } from './locale.ts';

export const offlinePageWords: German<typeof english> = {
  title: 'Sie sind offline',
  lead: 'Der Mitarbeiterbereich braucht eine Netzverbindung. Was Sie gespeichert haben, ist nicht verloren.',
  tryAgain: 'Noch einmal versuchen',
};
