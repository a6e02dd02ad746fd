/** An address that leads nowhere, and a car or a blog that is gone. */
export const notFoundWords = {
  title: 'Page Not Found',
  description: 'This page does not exist.',
  lead: 'The address may have changed, or the car may have found its owner.',
  goHome: 'Go Back Home',
  gone: 'It may have been sold or taken down.',
} as const;
