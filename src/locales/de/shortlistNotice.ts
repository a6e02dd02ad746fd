import type { shortlistNoticeMessages as english } from '../en/shortlistNotice.ts';
import type { German } from './localeInfo.ts';

export const shortlistNoticeMessages: German<typeof english> = {
  full: {
    one: 'Eine Merkliste fasst # Auto. Nehmen Sie eines herunter, um Platz für ein anderes zu schaffen.',
    other: 'Eine Merkliste fasst # Autos. Nehmen Sie eines herunter, um Platz für ein anderes zu schaffen.',
  },
  notStored: 'Dieser Browser speichert Ihre Merkliste nicht: Sie bleibt nur, bis Sie diesen Tab schließen.',
};
