/** The page that stands in for one that cannot be had without a network (public/offline.html). */
export const offlinePageWords = {
  title: 'You are offline',
  lead: 'The staff area needs a network connection. Nothing that you stored is lost.',
  tryAgain: 'Try again',
} as const;
