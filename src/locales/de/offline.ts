import type { offlineWords as english } from '../en/offline.ts';
import type { German } from './locale.ts';

export const offlineWords: German<typeof english> = {
  offline: 'Sie sind offline.',
  noAnswer: 'Die neuesten Daten können gerade nicht geladen werden.',
  seenLast: 'Sie sehen den Stand Ihres letzten Besuchs.',
  seenAt: (time) => `Er ist vom ${time}\u00a0Uhr.`,
};
