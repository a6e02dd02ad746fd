import type { offlineMessages as english } from '../en/offline.ts';
import type { German } from './localeInfo.ts';

export const offlineMessages: German<typeof english> = {
  offline: 'Sie sind offline.',
  noAnswer: 'Die neuesten Daten können gerade nicht geladen werden.',
  seenLast: 'Sie sehen den Stand Ihres letzten Besuchs.',
  seenAt: (time) => `Er ist vom ${time}\u00a0Uhr.`,
  page: {
    title: 'Sie sind offline',
    lead: 'Diese Seite ist auf diesem Gerät noch nicht gespeichert. Sie öffnet sich, sobald Sie wieder verbunden sind.',
    tryAgain: 'Noch einmal versuchen',
  },
};
