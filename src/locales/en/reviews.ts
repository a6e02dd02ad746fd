export const reviewsMessages = {
  label: 'Client reviews',
  /** Announced by screen readers instead of 'region'. */
  role: 'carousel',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  resume: 'Resume',
  source: 'Google Review',
  /** Where a review has a rating but no text (SPEC 3). */
  noMessage: 'No message provided.',
  stars: (rating: number) => `${rating} out of 5 stars`,
} as const;
