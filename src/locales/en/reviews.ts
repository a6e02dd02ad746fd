/** The words around what clients say. */
export const reviewsWords = {
  label: 'Client reviews',
  /** What a screen reader says instead of 'region'. */
  role: 'carousel',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  resume: 'Resume',
  source: 'Google Review',
  /** Where a review has a rating but no words (SPEC 3). */
  noMessage: 'No message provided.',
  stars: (rating: number) => `${rating} out of 5 stars`,
} as const;
