/** One inquiry about all cars of a shortlist. */
export const listInquiryWords = {
  open: 'Ask about all of them',
  title: 'Ask about these cars',
  /** What the inquiry names as the car, where the names of all are too long for it. */
  others: { one: '# other car', other: '# other cars' },
} as const;
