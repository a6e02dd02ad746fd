/** What is said about the site itself: no network, old data. */
export const offlineWords = {
  offline: 'You are offline.',
  noAnswer: 'The latest data cannot be had just now.',
  seenLast: 'This is what you saw last.',
  seenAt: (time: string) => `It is from ${time}.`,
} as const;
