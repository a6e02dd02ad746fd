import { groupOf, type PictureGroup } from '../../model/car/pictureGroups.ts';
import { pictureOfLine } from '../../model/car/pictureOfLine.ts';

/** The lines of the pictures there are, in an order that does not depend on who grouped them first. */
export function tidyGroups(lines: readonly string[], images: readonly string[]): string[] {
  return toLines(images, (image) => groupOf(image, lines)).sort();
}

/** The lines with these pictures in a group. */
export function setGroup(lines: readonly string[], images: readonly string[], group: PictureGroup): string[] {
  const others = lines.filter((line) => !images.includes(pictureOfLine(line)));
  return [...others, ...toLines(images, () => group)];
}

function toLines(images: readonly string[], groupOf: (image: string) => PictureGroup): string[] {
  return images.map((image) => `${groupOf(image)} ${image}`).filter((line) => !line.startsWith('outside '));
}
