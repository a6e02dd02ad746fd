/** An unknown address, or a car or blog that no longer exists. */
export const notFoundMessages = {
  title: 'Page Not Found',
  description: 'This page does not exist.',
  lead: 'The address may have changed, or the car may have been sold.',
  goHome: 'Go Back Home',
  carGone: 'It may have been sold or taken down.',
  blogGone: 'It may have been moved or taken down.',
  featured: 'Featured cars',
} as const;
