/** The heart on each car, and the way to the list in the top bar. */
export const shortlistButtonWords = {
  text: 'Shortlist',
  save: (car: string) => `Save to shortlist: ${car}`,
  /** The way to it, where there is something on it. */
  open: { one: 'Shortlist: # car', other: 'Shortlist: # cars' },
} as const;
