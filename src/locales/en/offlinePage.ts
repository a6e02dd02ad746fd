/** Shown instead of a page that needs a network connection; staff see public/offline.html. */
export const offlinePageMessages = {
  title: 'You are offline',
  lead: 'This page is not stored on this device yet. It opens once you are connected again.',
  tryAgain: 'Try again',
} as const;
