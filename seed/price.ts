/** In three months. */
export const priceUntil = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What prices usually include. */
export const usualPrice = {
  until: priceUntil,
  lines: {
    car: 'included',
    transport: 'included',
    insurance: 'included',
    customs: 'included',
    clearance: 'included',
    registration: 'included',
    plates: 'included',
    warranty: 'included',
  },
};
