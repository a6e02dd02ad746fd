/** The parts of a page that stand on both sides of the wall. */
export const uiWords = {
  close: 'Close',
  loading: 'Loading...',
  noPicture: 'No picture',
  noPictureOf: (subject: string) => `${subject} (no picture)`,
} as const;
