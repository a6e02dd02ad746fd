import type { offlinePageMessages as english } from '../en/offlinePage.ts';
import type { German } from './localeInfo.ts';

export const offlinePageMessages: German<typeof english> = {
  title: 'Sie sind offline',
  lead: 'Diese Seite ist auf diesem Gerät noch nicht gespeichert. Sie öffnet sich, sobald Sie wieder verbunden sind.',
  tryAgain: 'Noch einmal versuchen',
};
