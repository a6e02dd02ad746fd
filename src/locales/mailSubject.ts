/** English in every locale: the dealer reads it. */
export const mailSubject = {
  oneLike: (car: string) => `One like ${car} (sold)`,
  tellMe: (filters: string) => `Tell me when one comes: ${filters}`,
  others: (count: number) => (count === 1 ? '1 other car' : `${count} other cars`),
} as const;
