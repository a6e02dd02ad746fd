/** In the order in which visitors see them. */
export const pictureGroups = ['outside', 'inside', 'flaws'] as const;

export type PictureGroup = (typeof pictureGroups)[number];

/**
 * The group of a picture.
 * @param lines as stored: 'inside Cars/1700000000000_seats.webp'; a picture without a line is outside
 */
export function groupOf(image: string, lines: readonly string[]): PictureGroup {
  return pictureGroups.find((group) => lines.includes(`${group} ${image}`)) ?? 'outside';
}

/** The pictures by group, and how many each has; without `groupSizes` if there are no lines. */
export function sortByGroup(images: readonly string[], lines: readonly string[]) {
  if (!lines[0]) return { images };
  const groups = pictureGroups.map((group) => images.filter((image) => groupOf(image, lines) === group));
  return { images: groups.flat(), groupSizes: groups.map(({ length }) => length) };
}
