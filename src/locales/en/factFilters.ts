/** The inventory's filters by key facts; a file of their own, because nobody downloads them unopened. */
export const factFiltersWords = {
  fuel: 'Fuel',
  transmission: 'Transmission',
  body: 'Body',
  mileage: { title: 'Mileage', upTo: 'Mileage up to' },
  /** Where no car of the stock says anything these filters could ask for. */
  none: 'These cars say nothing more to choose by.',
} as const;
