import { expect, test } from 'vitest';
import {
  blogImageRule,
  carImageRule,
  findPictureProblem,
  heroImageRule,
} from '../../src/model/image/imageRules.ts';
import { inlinePictureMessages, mainPictureMessages } from '../../src/staff/blogs/messages.ts';
import { carPictureMessages } from '../../src/staff/cars/messages.ts';
import { heroPictureMessages } from '../../src/staff/hero/messages.ts';
import { pictureMessage } from '../../src/staff/pictures/checkPictures.ts';

const image = (width: number, height: number, bytes = 1000) => {
  return { name: 'a.webp', bytes, size: { width, height } };
};
const notWebp = { name: 'a.webp', bytes: 1000, size: null };

const rules = {
  car: [carImageRule, carPictureMessages],
  hero: [heroImageRule, heroPictureMessages],
  main: [blogImageRule, mainPictureMessages],
  inline: [blogImageRule, inlinePictureMessages],
} as const;

const fiveMegabytes = 5 * 1024 * 1024;

/** The reported problem of an image, or null. */
test.each<[keyof typeof rules, ReturnType<typeof image> | typeof notWebp, string | null]>([
  ['car', notWebp, 'a.webp is not a .webp file.'],
  ['car', image(1201, 801), 'a.webp is too wide (max 1200px).'],
  ['car', image(1200, 800), null],
  ['car', image(1200, 805), null],
  ['car', image(1200, 806), 'a.webp does not have a 3:2 ratio.'],
  ['car', image(800, 1200), 'a.webp does not have a 3:2 ratio.'],
  ['hero', notWebp, 'Only .webp files are allowed.'],
  ['hero', image(1201, 676), 'Image width must be 1200px or less.'],
  ['hero', image(1200, 675), null],
  ['hero', image(1200, 680), 'Image must have a 16:9 aspect ratio.'],
  ['main', notWebp, 'Only .webp images are allowed.'],
  ['inline', notWebp, 'Only .webp images are allowed.'],
  ['main', image(1201, 10), 'Main image width must be 1200px or less.'],
  ['inline', image(1201, 10), 'Inline image width must be 1200px or less.'],
  ['main', image(1200, 3000), null],
  ['inline', image(10, 10), null],
  // As storage.rules.
  ['car', image(1200, 800, fiveMegabytes), null],
  ['car', image(1200, 800, fiveMegabytes + 1), 'a.webp is larger than 5 MB.'],
])('the %s image %j: %s', (kind, chosen, message) => {
  const [rule, messages] = rules[kind];
  const problem = findPictureProblem(chosen, rule);
  expect(problem && pictureMessage(problem, chosen.name, messages)).toBe(message);
});
