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

const image = (width: number, height: number, bytes = 1000) => ({
  name: 'a.webp',
  bytes,
  size: { width, height },
});
const notWebp = { name: 'a.webp', bytes: 1000, size: null };

/** The reported problem of an image, or null. */
const judge =
  (rule: Parameters<typeof findPictureProblem>[1], messages: Parameters<typeof pictureMessage>[2]) =>
  (chosen: { readonly name: string } & Parameters<typeof findPictureProblem>[0]) => {
    const problem = findPictureProblem(chosen, rule);
    return problem && pictureMessage(problem, chosen.name, messages);
  };
const judgeCarImage = judge(carImageRule, carPictureMessages);
const judgeHero = judge(heroImageRule, heroPictureMessages);
const judgeMainImage = judge(blogImageRule, mainPictureMessages);
const judgeInlineImage = judge(blogImageRule, inlinePictureMessages);

test('car images: WebP, at most 1200 wide, 3:2 within 0.01', () => {
  expect(judgeCarImage(notWebp)).toBe('a.webp is not a .webp file.');
  expect(judgeCarImage(image(1201, 801))).toBe('a.webp is too wide (max 1200px).');
  expect(judgeCarImage(image(1200, 800))).toBeNull();
  expect(judgeCarImage(image(1200, 805))).toBeNull();
  expect(judgeCarImage(image(1200, 806))).toBe('a.webp does not have a 3:2 ratio.');
  expect(judgeCarImage(image(800, 1200))).toBe('a.webp does not have a 3:2 ratio.');
});

test('the hero: WebP, at most 1200 wide, 16:9 within 0.01', () => {
  expect(judgeHero(notWebp)).toBe('Only .webp files are allowed.');
  expect(judgeHero(image(1201, 676))).toBe('Image width must be 1200px or less.');
  expect(judgeHero(image(1200, 675))).toBeNull();
  expect(judgeHero(image(1200, 680))).toBe('Image must have a 16:9 aspect ratio.');
});

test('images of a post: WebP, at most 1200 wide, of any ratio', () => {
  expect(judgeMainImage(notWebp)).toBe('Only .webp images are allowed.');
  expect(judgeInlineImage(notWebp)).toBe('Only .webp images are allowed.');
  expect(judgeMainImage(image(1201, 10))).toBe('Main image width must be 1200px or less.');
  expect(judgeInlineImage(image(1201, 10))).toBe('Inline image width must be 1200px or less.');
  expect(judgeMainImage(image(1200, 3000))).toBeNull();
  expect(judgeInlineImage(image(10, 10))).toBeNull();
});

test('rejects files that storage.rules would deny', () => {
  expect(judgeCarImage(image(1200, 800, 5 * 1024 * 1024))).toBeNull();
  expect(judgeCarImage(image(1200, 800, 5 * 1024 * 1024 + 1))).toBe('a.webp is larger than 5 MB.');
});
