/** Notices about the site itself: no network, old data. */
export const offlineMessages = {
  offline: 'You are offline.',
  noAnswer: 'We can’t load the latest data right now.',
  seenLast: 'This is what you saw last time.',
  seenAt: (time: string) => `It is from ${time}.`,
  /** Shown instead of a page that needs a network connection; staff see public/offline.html. */
  page: {
    title: 'You are offline',
    lead: 'This page is not stored on this device yet. It opens once you are connected again.',
    tryAgain: 'Try again',
  },
} as const;
