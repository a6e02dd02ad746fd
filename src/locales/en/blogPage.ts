/** What follows an article on its page. */
export const blogPageMessages = {
  next: 'Read next',
  cars: 'Featured cars',
  allCars: 'See all cars',
} as const;
