import { carMessages } from './en/car.ts';
import { colorMessages } from './en/colors.ts';
import { filterChipsMessages } from './en/filterChips.ts';
import type { FilterWords } from './filterTexts.ts';

const number = new Intl.NumberFormat('en-GB');

/** English in every locale: the dealer reads it. */
export const englishFilters: FilterWords = {
  ...carMessages,
  ...filterChipsMessages,
  colors: colorMessages.names,
  kilometres: (kilometres) => `${number.format(kilometres)} km`,
  formatPrice: (amount) => `${number.format(amount)} EGP`,
};
