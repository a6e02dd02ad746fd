import { describe, expect, test } from 'vitest';
import {
  centredView,
  cropOf,
  decodeSize,
  fittedRatio,
  maxCanvasPixels,
  maxZoom,
  stepView,
  targetSize,
} from '../../src/model/image/imageFit.ts';
import { blogImageRule, carImageRule, heroImageRule } from '../../src/model/image/imageRules.ts';

const size = (width: number, height: number) => ({ width, height });
const whole = { x: 0, y: 0, width: 1, height: 1 };
const centred = (width: number, height: number, ratio: number) =>
  cropOf(size(width, height), ratio, centredView);

describe('what is kept of a picture', () => {
  test('is cut around the centre, as much of it as the shape can hold', () => {
    expect(centred(6000, 4000, 3 / 2)).toEqual(whole);
    expect(centred(4000, 6000, 3 / 2)).toEqual({
      x: 0,
      y: expect.closeTo(5 / 18),
      width: 1,
      height: expect.closeTo(4 / 9),
    });
    expect(centred(3200, 900, 16 / 9)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  });

  test('moves and zooms with the frame and never leaves the picture', () => {
    const square = size(1000, 1000);
    const step = (view: typeof centredView, by: Parameters<typeof stepView>[3]) =>
      stepView(square, 1, view, by);
    const zoomed = step(centredView, { zoom: 2 });
    expect(cropOf(square, 1, zoomed)).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
    expect(step(zoomed, { across: 0.25 })).toEqual({ zoom: 2, x: 0.625, y: 0.5 });
    expect(step(zoomed, { across: 9, down: -9 })).toEqual({ zoom: 2, x: 0.75, y: 0.25 });
    expect(step(step(zoomed, { across: 9 }), { zoom: 0.01 })).toEqual(centredView);
    expect(step(zoomed, { zoom: 1000 }).zoom).toBe(maxZoom);
    // What went too far is no debt to work off before the way back shows.
    expect(step(step(zoomed, { across: 9 }), { across: -0.5 }).x).toBe(0.5);
  });
});

describe('the size of what is made', () => {
  test('is the same for all pictures of a car and of the hero, however large theirs was', () => {
    for (const own of [size(6000, 4000), size(300, 900)]) {
      expect(targetSize(own, cropOf(own, 3 / 2, centredView), carImageRule)).toEqual(size(1200, 800));
      expect(targetSize(own, cropOf(own, 16 / 9, centredView), heroImageRule)).toEqual(size(1200, 675));
    }
  });

  test('keeps the shape of a post’s picture, at most 1200 wide and never larger than it is', () => {
    expect(fittedRatio(size(4000, 1000), blogImageRule)).toBe(4);
    expect(targetSize(size(4000, 1000), whole, blogImageRule)).toEqual(size(1200, 300));
    expect(targetSize(size(900, 700), whole, blogImageRule)).toEqual(size(900, 700));
    const { width, height } = targetSize(size(1080, 60_000), whole, blogImageRule);
    expect(height).toBeLessThanOrEqual(16_383);
    expect(width * height).toBeLessThanOrEqual(maxCanvasPixels);
  });
});

describe('the size in which a picture is decoded', () => {
  test('gives the crop its pixels and no more than that', () => {
    const photo = size(4000, 6000);
    expect(decodeSize(photo, cropOf(photo, 3 / 2, centredView), size(1200, 800))).toEqual(size(1200, 1800));
    expect(decodeSize(size(300, 200), whole, size(1200, 800))).toEqual(size(300, 200));
  });

  test('never asks for more than a phone’s canvas can hold, however far one zooms into 48 megapixels', () => {
    const photo = size(8000, 6000);
    const crop = cropOf(photo, 3 / 2, { ...centredView, zoom: maxZoom });
    const { width, height } = decodeSize(photo, crop, size(1200, 800));
    expect(width * height).toBeLessThanOrEqual(maxCanvasPixels);
    expect(width * height).toBeGreaterThan(0.99 * maxCanvasPixels);
    expect(width / height).toBeCloseTo(8 / 6, 2);
  });
});
