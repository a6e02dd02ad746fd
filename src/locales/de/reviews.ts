import type { reviewsWords as english } from '../en/reviews.ts';
import type { German } from './locale.ts';

export const reviewsWords: German<typeof english> = {
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
