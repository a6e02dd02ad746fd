/** The price of the inventory's filters, loaded with its handles. */
export const priceFilterMessages = {
  from: 'From price',
  to: 'To price',
  min: 'Minimum price',
  max: 'Maximum price',
  /** `from` is above `to`. */
  crossed: 'Higher than “To price”: no car can match.',
  invalid: 'Enter a price in EGP, such as 1,500,000.',
} as const;
