import { describe, expect, test } from 'vitest';
import {
  centredCrop,
  decodeSize,
  findBlurredSize,
  fullCrop,
  getTargetRatio,
  maxCanvasPixels,
  targetSize,
} from '../../src/model/image/imageFit.ts';
import { blogImageRule, carImageRule, heroImageRule } from '../../src/model/image/imageRules.ts';

const size = (width: number, height: number) => ({ width, height });
const centred = (width: number, height: number, ratio: number) => centredCrop(size(width, height), ratio);

test('the initial crop is the largest centred area of the ratio', () => {
  expect(centred(6000, 4000, 3 / 2)).toEqual(fullCrop);
  expect(centred(4000, 6000, 3 / 2)).toEqual({
    x: 0,
    y: expect.closeTo(5 / 18),
    width: 1,
    height: expect.closeTo(4 / 9),
  });
  expect(centred(3200, 900, 16 / 9)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
});

describe('the output size', () => {
  test('is the same for all car images and hero images', () => {
    for (const own of [size(6000, 4000), size(300, 900)]) {
      expect(targetSize(own, centredCrop(own, 3 / 2), carImageRule)).toEqual(size(1200, 800));
      expect(targetSize(own, centredCrop(own, 16 / 9), heroImageRule)).toEqual(size(1200, 675));
    }
  });

  test('keeps a post image’s ratio, at most 1200 wide and never enlarged', () => {
    expect(getTargetRatio(size(4000, 1000), blogImageRule)).toBe(4);
    expect(targetSize(size(4000, 1000), fullCrop, blogImageRule)).toEqual(size(1200, 300));
    expect(targetSize(size(900, 700), fullCrop, blogImageRule)).toEqual(size(900, 700));
    const { width, height } = targetSize(size(1080, 60_000), fullCrop, blogImageRule);
    expect(height).toBeLessThanOrEqual(16_383);
    expect(width * height).toBeLessThanOrEqual(maxCanvasPixels);
  });
});

describe('the decoded size', () => {
  test('provides just enough pixels for the crop', () => {
    const photo = size(4000, 6000);
    expect(decodeSize(photo, centredCrop(photo, 3 / 2), size(1200, 800))).toEqual(size(1200, 1800));
    expect(decodeSize(size(300, 200), fullCrop, size(1200, 800))).toEqual(size(300, 200));
  });

  test('never exceeds a phone’s canvas limit, even zoomed into 48 megapixels', () => {
    const photo = size(8000, 6000);
    const crop = { x: 0, y: 0, width: 1 / 6, height: 4 / 27 };
    const { width, height } = decodeSize(photo, crop, size(1200, 800));
    expect(width * height).toBeLessThanOrEqual(maxCanvasPixels);
    expect(width * height).toBeGreaterThan(0.99 * maxCanvasPixels);
    expect(width / height).toBeCloseTo(8 / 6, 2);
  });
});

describe('a blurry image', () => {
  test('is less than 800 pixels wide', () => {
    expect(findBlurredSize(size(799, 533), fullCrop)).toEqual(size(799, 533));
    expect(findBlurredSize(size(800, 533), fullCrop)).toBeNull();
  });

  test('is detected by its crop, not its output size', () => {
    const photo = size(6000, 4000);
    expect(findBlurredSize(photo, { x: 0.1, y: 0.1, width: 0.1, height: 0.1 })).toEqual(size(600, 400));
    expect(findBlurredSize(photo, { x: 0.1, y: 0.1, width: 0.5, height: 0.5 })).toBeNull();
    expect(findBlurredSize(size(900, 2000), centredCrop(size(900, 2000), 3 / 2))).toBeNull();
  });
});
