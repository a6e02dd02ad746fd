import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseWebpSize } from '../../src/model/image/webp.ts';

function draw(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: { r: 40, g: 80, b: 120, alpha: 0.5 } } });
}

describe('the size of a WebP image', () => {
  test.each([
    [1200, 800],
    [1, 1],
    [1199, 675],
    [16_383, 2],
  ])('%d x %d in each of the three formats', async (width, height) => {
    const size = { width, height };
    const lossy = await draw(width, height).webp().toBuffer();
    const lossless = await draw(width, height).webp({ lossless: true }).toBuffer();
    const extended = await draw(width, height, 4).webp().toBuffer();
    expect([lossy, lossless, extended].map((file) => file.toString('latin1', 12, 16))).toEqual([
      'VP8 ',
      'VP8L',
      'VP8X',
    ]);
    expect([lossy, lossless, extended].map((file) => parseWebpSize(file.subarray(0, 64)))).toEqual([
      size,
      size,
      size,
    ]);
  });

  test.each(['png', 'jpeg', 'gif', 'avif'] as const)('a %s is not WebP', async (format) => {
    expect(parseWebpSize(await draw(64, 64).toFormat(format).toBuffer())).toBeNull();
  });

  test('a truncated file is not WebP', async () => {
    const file = await draw(60, 40).webp().toBuffer();
    expect(parseWebpSize(file.subarray(0, 29))).toBeNull();
    expect(parseWebpSize(new Uint8Array())).toBeNull();
    expect(parseWebpSize(Buffer.concat([file.subarray(0, 20), Buffer.alloc(44)]))).toBeNull();
    expect(parseWebpSize(Buffer.concat([Buffer.from('RIFFxxxxWEBPVP9 '), Buffer.alloc(48)]))).toBeNull();
  });
});
