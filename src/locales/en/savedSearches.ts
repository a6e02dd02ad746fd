export const savedSearchesMessages = {
  title: 'Saved searches',
  note: 'Kept in this browser. When you come back, you see how many new cars match.',
  notStored: 'This browser can’t save your searches. They will be gone when you close this tab.',
  save: 'Save this search',
  unsave: 'Remove from saved searches',
  full: 'You have saved 10 searches. Remove one to save another.',
  remove: (name: string) => `Remove saved search: ${name}`,
  new: { one: '# new car since your last visit', other: '# new cars since your last visit' },
  none: 'No new cars since your last visit',
  featured: {
    one: '# new car among the featured cars. See the inventory for the rest.',
    other: '# new cars among the featured cars. See the inventory for the rest.',
  },
  feed: 'Feed of this brand (Atom)',
  unknown: 'Open it to see whether there are new cars',
} as const;
