import type { inquiryButtonMessages as english } from '../en/inquiryButton.ts';
import type { German } from './localeInfo.ts';

export const inquiryButtonMessages: German<typeof english> = {
  open: { text: 'Schreiben Sie uns', about: ' zu diesem Auto' },
  title: 'Interesse? Schicken Sie uns Ihre Anfrage!',
  book: 'Besichtigung vereinbaren',
  likeThis: {
    open: 'Ähnliches Auto anfragen',
    title: 'Sollen wir ein ähnliches für Sie suchen?',
  },
  progress: {
    sending: 'Wird gesendet\u00a0…',
    sent: 'Ihre Nachricht wurde gesendet!',
    failed: 'Die Nachricht konnte nicht gesendet werden.',
    error: 'Beim Senden der Nachricht ist ein Fehler aufgetreten.',
  },
};
