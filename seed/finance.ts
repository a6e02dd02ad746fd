import { priceUntil } from './price.ts';

/** Offers of the sample dealership. */
export const finance = {
  rows: [
    `reducing bank 27% 2% 30% 60 5 ${priceUntil} Bank (sample) ar:بنك (عيّنة)`,
    `murabaha bank 16.5% 1.5% 40% 60 5 ${priceUntil} Islamic bank (sample) ar:بنك إسلامي (عيّنة)`,
    `flat own 14% 5000 EGP 50% 24 8 ${priceUntil} Rhine & Nile (sample) ar:Rhine & Nile (عيّنة)`,
  ],
};
