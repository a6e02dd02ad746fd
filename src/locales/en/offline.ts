/** What is said about the site itself: no network, old data, a new version. */
export const offlineWords = {
  offline: 'You are offline.',
  noAnswer: 'The latest data cannot be had just now.',
  seenLast: 'This is what you saw last.',
  seenAt: (time: string) => `It is from ${time}.`,
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  confirmReload: 'Reload? What you typed and have not sent will be lost.',
} as const;
