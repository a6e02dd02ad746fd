/** The words of /inventory. */
export const inventoryWords = {
  title: 'Car Inventory',
  description:
    'All our new and used European cars in Egypt: search by brand, model, year and price in EGP, with real photographs and full specifications.',
} as const;
