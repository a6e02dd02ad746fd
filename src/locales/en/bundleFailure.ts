/** What a page says where its scripts do not load, or do not run. */
export const bundleFailureMessages = {
  failed: 'Some parts of this page did not load.',
  noScript: 'Search, forms and the shortlist need JavaScript, which is switched off in your browser.',
  reachUs: 'You can also reach us by phone or WhatsApp:',
  whatsApp: 'WhatsApp',
} as const;
