/** Shown instead of a page that needs a network connection; `staffLead` in public/offline.html. */
export const offlinePageMessages = {
  title: 'You are offline',
  lead: 'This page is not stored on this device yet. It opens once you are connected again.',
  staffLead: 'The staff area needs a network connection. Everything you saved is still there.',
  tryAgain: 'Try again',
} as const;
