import { formatCount } from '../formats.ts';

/** The heart on each car, and the way to the list in the top bar. */
export const shortlistButtonWords = {
  text: 'Shortlist',
  save: (car: string) => `Save to shortlist: ${car}`,
  /** Where there is nothing on it, its name alone. */
  open: (cars: number) =>
    cars === 0 ? 'Shortlist' : formatCount(cars, { one: 'Shortlist: # car', other: 'Shortlist: # cars' }),
} as const;
