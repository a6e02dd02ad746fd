/** Shown when scripts fail to load or are disabled. */
export const bundleFailureMessages = {
  failed: 'Some parts of this page did not load.',
  noScript: 'Search, forms and the shortlist need JavaScript, which is switched off in your browser.',
  reachUs: 'You can also reach us by phone or WhatsApp:',
  whatsApp: 'WhatsApp',
} as const;
