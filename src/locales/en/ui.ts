/** The parts of a page that stand on both sides of the wall. */
export const uiWords = {
  close: 'Close',
  loading: 'Loading...',
  noPicture: 'No picture',
  noPictureOf: (subject: string) => `${subject} (no picture)`,
  /** The pages of a long list. */
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    one: (page: number) => `Page ${page}`,
  },
} as const;
