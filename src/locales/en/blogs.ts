export const blogsMessages = {
  title: 'Blog',
  description:
    'Advice for buyers of European cars in Egypt: importing, customs, choosing, inspecting and looking after a car.',
  lead: 'What we have learned about European cars in Egypt, written down for you.',
  listFailed: 'Failed to fetch blogs.',
  none: 'No blogs found!',
  untitled: 'Untitled',
  /** Of an article without a translation, on other languages' pages. */
  onlyEnglish: 'In English only',
  byAuthor: (author: string) => `By ${author}`,
  failed: 'Failed to load blog.',
  notFound: 'Blog not found.',
  seeAll: 'See all articles',
  /** What follows an article. */
  next: 'Read next',
  cars: 'Featured cars',
  allCars: 'See all cars',
} as const;
