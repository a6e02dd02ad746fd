/** An inquiry about cars that the inventory has none, or few, of. */
export const tellMeMessages = {
  open: 'Tell me when one comes',
  title: 'Shall we tell you when one comes?',
  crossed: 'The lower limit is higher than the upper one: no car can match.',
  noOffers: 'There are no instalment offers at the moment. Remove the filter by the month to see the cars.',
  /** The message, which the visitor may edit. */
  message: (filters: string) => `Please tell me when a car like this comes: ${filters}`,
} as const;
