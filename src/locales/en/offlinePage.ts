/** Shown instead of a page that needs a network connection (public/offline.html). */
export const offlinePageMessages = {
  title: 'You are offline',
  lead: 'The staff area needs a network connection. Everything you saved is still there.',
  tryAgain: 'Try again',
} as const;
