/** Parts of the subject of an inquiry's mail, which the dealer reads: English in every locale. */
export const mailSubject = {
  oneLike: (car: string) => `One like ${car} (sold)`,
  others: (count: number) => (count === 1 ? '1 other car' : `${count} other cars`),
} as const;
