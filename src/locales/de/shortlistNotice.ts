import type { shortlistNoticeMessages as english } from '../en/shortlistNotice.ts';
import type { German } from './localeInfo.ts';

export const shortlistNoticeMessages: German<typeof english> = {
  full: {
    one: 'Ihre Merkliste fasst # Auto. Entfernen Sie eines, um ein anderes hinzuzufügen.',
    other: 'Ihre Merkliste fasst # Autos. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  },
  notStored: 'Dieser Browser speichert Ihre Merkliste nicht: Sie bleibt nur, bis Sie diesen Tab schließen.',
};
