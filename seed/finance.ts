import { priceUntil } from './price.ts';

/** Offers of the sample dealership. */
export const finance = {
  rows: [
    `reducing bank 27% 2% 30% 60 5 ${priceUntil} Bank (sample)`,
    `murabaha bank 16.5% 1.5% 40% 60 5 ${priceUntil} Islamic bank (sample)`,
    `flat own 14% 5000 EGP 50% 24 8 ${priceUntil} Rhine & Nile (sample)`,
  ],
};
