/** Filters by key facts. A separate file, because it is loaded when the filters are opened. */
export const factFiltersMessages = {
  location: 'Location',
  fuel: 'Fuel',
  transmission: 'Transmission',
  body: 'Body',
  color: 'Colour',
  equipment: { title: 'Equipment', search: 'Search equipment', add: 'Add' },
  mileage: { title: 'Mileage', upTo: 'Mileage up to' },
  inspection: 'Inspection',
  /** Shown where no car has any of these facts. */
  none: 'There are no more details to filter by.',
} as const;
