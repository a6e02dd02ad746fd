/** The words of a car's page that no other page shows. */
export const carPageWords = {
  notFound: 'Car not found.',
  moreFrom: (brand: string) => `More from ${brand}`,
  stillLooking: 'Still looking?',
  seeAll: 'See all cars',
  new: 'New',
  used: 'Used',
  priceOnRequest: 'Price on request',
} as const;
