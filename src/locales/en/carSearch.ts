/** The search field of the inventory and of the page that was not found. */
export const carSearchMessages = { label: 'Search cars', placeholder: 'Search cars...' } as const;
