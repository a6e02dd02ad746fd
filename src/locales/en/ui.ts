/** Parts that the public site and the staff area share. */
export const uiMessages = {
  close: 'Close',
  loading: 'Loading...',
  noPicture: 'No picture',
  noPictureOf: (subject: string) => `${subject} (no picture)`,
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    one: (page: number) => `Page ${page}`,
  },
} as const;
