import type { Sort } from '../../model/inventory/query.ts';

export const inventoryMessages = {
  title: 'Car Inventory',
  description:
    'All our new and used European cars in Egypt: search by brand, model, year and price in EGP, with real pictures and full specifications.',
  sort: {
    label: 'Sort by',
    orders: {
      newest: 'Newest first',
      'price-up': 'Price: low to high',
      'price-down': 'Price: high to low',
      'mileage-up': 'Mileage: low to high',
    } satisfies Record<Sort, string>,
  },
  filters: {
    title: 'Filters',
    condition: 'Condition',
    brand: 'Brand',
    allBrands: 'Show all brands',
    year: { title: 'Year', from: 'From year', to: 'To year' },
    price: 'Price',
    any: 'Any',
    more: 'More filters',
  },
  /** The filters over the list, on a small screen. */
  sheet: {
    clear: 'Clear',
    show: { one: 'Show # car', other: 'Show # cars' },
    none: 'No cars match',
  },
  places: 'Where the cars are',
  compact: 'Two columns',
  featured: 'Featured cars',
  recentlySold: 'Recently sold',
  all: 'All cars',
  matching: 'Matching cars',
  count: { one: '# car', other: '# cars' },
  /** Beside the price, in a search by the month. */
  monthly: (amount: string) => `${amount} a month`,
  searching: 'Searching…',
  /** A mistyped search found nothing: the closest text that did. */
  corrected: (text: string) => `Showing results for “${text}”`,
  none: 'No cars were found.',
  clear: 'Clear search and filters',
} as const;
