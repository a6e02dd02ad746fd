import { expect, test } from 'vitest';
import { blogInlineRule, blogMainRule, carImageRule, heroRule } from '../../src/model/imageRules.ts';

const image = (width: number, height: number, bytes = 1000) => ({
  name: 'a.webp',
  bytes,
  size: { width, height },
});
const notWebp = { name: 'a.webp', bytes: 1000, size: null };

test('car images: WebP, at most 1200 wide, 3:2 within 0.01', () => {
  expect(carImageRule(notWebp)).toBe('a.webp is not a .webp file.');
  expect(carImageRule(image(1201, 801))).toBe('a.webp is too wide (max 1200px).');
  expect(carImageRule(image(1200, 800))).toBeNull();
  expect(carImageRule(image(1200, 805))).toBeNull();
  expect(carImageRule(image(1200, 806))).toBe('a.webp does not have a 3:2 ratio.');
  expect(carImageRule(image(800, 1200))).toBe('a.webp does not have a 3:2 ratio.');
});

test('the hero: WebP, at most 1200 wide, 16:9 within 0.01', () => {
  expect(heroRule(notWebp)).toBe('Only .webp files are allowed.');
  expect(heroRule(image(1201, 676))).toBe('Image width must be 1200px or less.');
  expect(heroRule(image(1200, 675))).toBeNull();
  expect(heroRule(image(1200, 680))).toBe('Image must have a 16:9 aspect ratio.');
});

test('images of a post: WebP, at most 1200 wide, of any ratio', () => {
  expect(blogMainRule(notWebp)).toBe('Only .webp images are allowed.');
  expect(blogInlineRule(notWebp)).toBe('Only .webp images are allowed.');
  expect(blogMainRule(image(1201, 10))).toBe('Main image width must be 1200px or less.');
  expect(blogInlineRule(image(1201, 10))).toBe('Inline image width must be 1200px or less.');
  expect(blogMainRule(image(1200, 3000))).toBeNull();
  expect(blogInlineRule(image(10, 10))).toBeNull();
});

test('what storage.rules would refuse is refused before it is uploaded', () => {
  expect(carImageRule(image(1200, 800, 5 * 1024 * 1024))).toBeNull();
  expect(carImageRule(image(1200, 800, 5 * 1024 * 1024 + 1))).toBe('a.webp is larger than 5 MB.');
});
