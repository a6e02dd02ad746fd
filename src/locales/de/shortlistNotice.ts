import type { shortlistNoticeWords as english } from '../en/shortlistNotice.ts';
import type { German } from './locale.ts';

export const shortlistNoticeWords: German<typeof english> = {
  full: {
    one: 'Eine Merkliste fasst # Auto. Nehmen Sie eines herunter, um Platz für ein anderes zu schaffen.',
    other: 'Eine Merkliste fasst # Autos. Nehmen Sie eines herunter, um Platz für ein anderes zu schaffen.',
  },
  notKept: 'Dieser Browser speichert Ihre Merkliste nicht: Sie bleibt nur, bis Sie diesen Tab schließen.',
};
