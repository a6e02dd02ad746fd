import type { InventoryQuery } from '../../src/model/inventory/query.ts';

/** A search of the inventory by everything there is. */
export const fullQuery: InventoryQuery = {
  ...{ search: 'škoda & co', brands: ['BMW', 'Land Rover'], condition: 'used', yearFrom: 2020, yearTo: 2026 },
  ...{ priceFrom: 0, priceTo: 4_000_000, places: ['showroom', 'order'], fuels: ['diesel', 'plug-in-hybrid'] },
  ...{ transmissions: ['manual'], bodies: ['estate', 'pick-up'], colors: ['black', 'dark-blue'] },
  ...{ equipment: ['Head-up display', 'Sitz & Co'], mileageTo: 50_000, monthlyTo: 60_000, down: 0 },
  ...{ inspected: true, sort: 'price-down', page: 3 },
};
