/** One inquiry about every car of a shortlist. */
export const listInquiryMessages = {
  open: 'Ask about all of them',
  title: 'Ask about these cars',
  /** Stands for all cars but the first, where the names of all are too long. */
  others: { one: '# other car', other: '# other cars' },
} as const;
