/** The filter of a car's pictures in full screen. */
export const galleryMessages = {
  filter: 'Show pictures',
  all: 'All',
  groups: { outside: 'Outside', inside: 'Inside', flaws: 'Flaws' },
  /** What the pictures of one group show. */
  subject: (car: string, group: string) => `${car}, ${group.toLowerCase()}`,
} as const;
