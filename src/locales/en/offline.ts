/** Notices about the site itself: no network, old data. */
export const offlineMessages = {
  offline: 'You are offline.',
  noAnswer: 'We can’t load the latest data right now.',
  seenLast: 'This is what you saw last time.',
  seenAt: (time: string) => `It is from ${time}.`,
} as const;
