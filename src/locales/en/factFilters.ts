/** Filters by key facts. A separate file, because it is loaded when the filters are opened. */
export const factFiltersMessages = {
  location: 'Location',
  fuel: 'Fuel',
  transmission: 'Transmission',
  body: 'Body',
  color: 'Colour',
  equipment: { title: 'Equipment', search: 'Search equipment', add: 'Add' },
  mileage: { title: 'Mileage', upTo: 'Mileage up to' },
  monthly: {
    title: 'By the month',
    upTo: 'Up to, each month',
    down: 'Down payment you have',
    anyDown: 'Smallest of each offer',
    hint: 'For the longest term of each offer. Fees are extra.',
    none: 'There are no offers at the moment.',
  },
  inspection: 'Inspection',
  /** Shown where no car has any of these facts. */
  none: 'There are no more details to filter by.',
} as const;
