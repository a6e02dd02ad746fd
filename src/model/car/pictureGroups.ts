/** Visitors see these after the pictures outside. */
const named = ['inside', 'flaws'] as const;

/** In the order in which visitors see them. */
export const pictureGroups = ['outside', ...named] as const;

export type PictureGroup = (typeof pictureGroups)[number];

/**
 * The group of a picture.
 * @param lines as stored: 'inside Cars/1700000000000_seats.webp'; a picture without a line is outside
 */
export function groupOf(image: string, lines: readonly string[]): PictureGroup {
  return named.find((group) => lines.includes(`${group} ${image}`)) ?? 'outside';
}

/** The picture of a stored line. */
export function pictureOfLine(line: string): string {
  return line.slice(line.indexOf(' ') + 1);
}

/** The pictures by group, and how many each has; without `groupSizes` if there are no lines. */
export function sortByGroup(images: readonly string[], lines: readonly string[]) {
  if (lines.length === 0) return { images };
  const groups = pictureGroups.map((group) => images.filter((image) => groupOf(image, lines) === group));
  return { images: groups.flat(), groupSizes: groups.map(({ length }) => length) };
}
