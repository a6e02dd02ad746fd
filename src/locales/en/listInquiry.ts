/** One inquiry about every car of a shortlist. */
export const listInquiryMessages = {
  open: 'Ask about all of them',
  title: 'Ask about these cars',
  /** All cars but the first, if their names are too long. */
  others: { one: '# other car', other: '# other cars' },
} as const;
