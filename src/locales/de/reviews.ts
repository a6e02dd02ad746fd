import type { reviewsMessages as english } from '../en/reviews.ts';
import type { German } from './localeInfo.ts';

export const reviewsMessages: German<typeof english> = {
  label: 'Kundenbewertungen',
  role: 'Karussell',
  previous: 'Vorherige Bewertung',
  next: 'Nächste Bewertung',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  source: 'Google-Bewertung',
  noMessage: 'Ohne Text.',
  stars: (rating) => `${rating} von 5 Sternen`,
};
