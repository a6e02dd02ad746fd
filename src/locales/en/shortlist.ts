/** The words of /shortlist. */
export const shortlistWords = {
  title: 'Shortlist',
  description:
    'The cars you have put aside: compare them side by side, send them to your family, and ask about all of them at once.',
  lead: 'The cars you have put aside, kept in this browser.',
  count: { one: '# car', other: '# cars' },
  empty: {
    title: 'Nothing here yet',
    text: 'Press the heart on a car, and it waits for you here.',
    action: 'See all cars',
  },
  /** Cars that were deleted or are hidden. */
  gone: {
    count: { one: '# car is no longer offered.', other: '# cars are no longer offered.' },
    action: 'Take off the list',
  },
  /** Without a network: cars this device has never seen. */
  unseen: {
    one: '# car cannot be shown without a network.',
    other: '# cars cannot be shown without a network.',
  },
  /** A list that someone else made. */
  sent: {
    title: 'A shortlist for you',
    lead: 'Someone has put these cars aside for you.',
    none: 'This link names no cars.',
    keep: 'Keep these',
    kept: {
      one: '# car was added to your shortlist.',
      other: '# cars were added to your shortlist.',
    },
    keptBefore: 'All of these are on your shortlist already.',
    /** A list holds so many and no more. */
    noRoom: {
      one: 'For # car there was no room.',
      other: 'For # cars there was no room.',
    },
    open: 'Open my shortlist',
  },
  /** Typed for the visitor into a chat with family or friends. */
  message: (url: string) => `What do you think of these cars? ${url}`,
} as const;
