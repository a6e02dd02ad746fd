import type { ImportedCar } from '../model/import/landedCost.ts';

/** English in every locale: the dealer reads it. */
export const mailSubject = {
  oneLike: (car: string) => `One like ${car} (sold)`,
  tellMe: (filters: string) => `Tell me when one comes: ${filters}`,
  toImport: ({ cents, currency, year, fuel, engine }: ImportedCar) =>
    `A car to import: ${cents / 100} ${currency}, ${year}, ${fuel}${engine > 0 ? `, ${engine} cc` : ''}`,
  others: (count: number) => (count === 1 ? '1 other car' : `${count} other cars`),
} as const;
