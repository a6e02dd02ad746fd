export const shortlistMessages = {
  title: 'Shortlist',
  cars: 'Cars',
  description: 'A list of cars: compare them, send them to your family, and ask about all of them at once.',
  lead: 'The cars you have saved in this browser.',
  count: { one: '# car', other: '# cars' },
  empty: {
    title: 'Nothing here yet',
    text: 'Tap the heart on a car to save it here.',
    action: 'See all cars',
  },
  /** Cars that were deleted or are hidden. */
  gone: {
    count: { one: '# car is no longer available.', other: '# cars are no longer available.' },
    action: 'Remove',
  },
  /** Offline: cars that this device has never loaded. */
  unseen: {
    one: '# car can’t be shown offline.',
    other: '# cars can’t be shown offline.',
  },
  /** A list that someone else sent. */
  sent: {
    title: 'A shortlist for you',
    /** As long as the other lead, whose place it takes. */
    lead: 'Somebody has shared these cars with you.',
    none: 'This link has no cars in it.',
    keep: 'Save these cars',
    kept: {
      one: '# car was added to your shortlist.',
      other: '# cars were added to your shortlist.',
    },
    keptBefore: 'These cars are already on your shortlist.',
    /** The list is full. */
    noRoom: {
      one: '# car didn’t fit on your list.',
      other: '# cars didn’t fit on your list.',
    },
    open: 'Open my shortlist',
  },
  /** A chat message to family or friends, filled in for the visitor. */
  message: (url: string) => `What do you think of these cars? ${url}`,
  /** Why a car could not be saved. */
  full: {
    one: 'Your list can hold # car. Remove one to add another.',
    other: 'Your list can hold # cars. Remove one to add another.',
  },
  notStored: 'This browser can’t save your shortlist. It will be gone when you close this tab.',
} as const;
