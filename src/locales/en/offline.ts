/** Notices about the site itself: no network, old data, a new version. */
export const offlineWords = {
  offline: 'You are offline.',
  noAnswer: 'We can’t load the latest data right now.',
  seenLast: 'This is what you saw last time.',
  seenAt: (time: string) => `It is from ${time}.`,
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  confirmReload: 'Reload? Anything you typed but haven’t sent will be lost.',
} as const;
