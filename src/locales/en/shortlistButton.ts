/** The heart on each car, and the link to the list in the top bar. */
export const shortlistButtonMessages = {
  text: 'Shortlist',
  save: (car: string) => `Save to shortlist: ${car}`,
  open: { one: 'Shortlist: # car', other: 'Shortlist: # cars' },
} as const;
