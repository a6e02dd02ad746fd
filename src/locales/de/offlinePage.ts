import type { offlinePageMessages as english } from '../en/offlinePage.ts';
import type { German } from './localeInfo.ts';

export const offlinePageMessages: German<typeof english> = {
  title: 'Sie sind offline',
  lead: 'Der Mitarbeiterbereich braucht eine Internetverbindung. Was Sie gespeichert haben, ist nicht verloren.',
  tryAgain: 'Noch einmal versuchen',
};
