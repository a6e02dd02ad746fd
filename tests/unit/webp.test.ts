import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseWebpSize, stripWebpMetadata } from '../../src/model/image/webp.ts';

function draw(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: { r: 40, g: 80, b: 120, alpha: 0.5 } } });
}

describe('the size of a WebP image', () => {
  test.each([
    [1, 1],
    [1199, 675],
    [16_383, 2],
  ])('%d x %d in each of the three formats', async (width, height) => {
    const size = { width, height };
    const lossy = await draw(width, height).webp().toBuffer();
    const lossless = await draw(width, height).webp({ lossless: true }).toBuffer();
    const extended = await draw(width, height, 4).webp().toBuffer();
    for (const [format, file] of Object.entries({ 'VP8 ': lossy, VP8L: lossless, VP8X: extended })) {
      expect(file.toString('latin1', 12, 16)).toBe(format);
      expect(parseWebpSize(file.subarray(0, 64))).toEqual(size);
    }
  });

  test.each(['png', 'avif'] as const)('a %s is not WebP', async (format) => {
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

describe('metadata of a WebP image', () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 40/1' } };
  const withMetadata = (image: Sharp) => image.withExif(place).withXmp(xmp).webp().toBuffer();
  const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>';
  const strip = (file: Uint8Array) => Buffer.from(stripWebpMetadata(new Uint8Array(file)));
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  const lengthField = (file: Buffer) => file.readUInt32LE(4) + 8;

  test.each([
    ['opaque', 3, false],
    ['transparent', 4, false],
    ['with a colour profile', 3, true],
  ] as const)(
    'is removed from an image that is %s, and nothing else',
    async (_kind, channels, hasProfile) => {
      const image = hasProfile ? draw(60, 40, channels).withIccProfile('p3') : draw(60, 40, channels);
      const file = await withMetadata(image);
      expect(await sharp(file).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
      const stripped = strip(file);
      const { exif, xmp: other, icc, width, height, hasAlpha } = await sharp(stripped).metadata();
      expect([exif, other, width, height, hasAlpha]).toEqual([undefined, undefined, 60, 40, channels === 4]);
      expect(icc !== undefined).toBe(hasProfile);
      // Flags of VP8X: no EXIF, no XMP.
      expect((stripped[20] ?? 0) & 0b1100).toBe(0);
      expect(lengthField(stripped)).toBe(stripped.length);
      expect(await pixels(stripped)).toEqual(await pixels(file));
    },
  );

  test('leaves an animation as it is', async () => {
    const frames = await Promise.all(
      [20, 200].map((r) => draw(30, 20).tint({ r, g: 0, b: 0 }).png().toBuffer()),
    );
    const file = await withMetadata(sharp(frames, { join: { animated: true } }));
    const stripped = strip(file);
    expect(stripped.includes('EXIF')).toBe(false);
    expect(await sharp(stripped, { animated: true }).metadata()).toMatchObject({ pages: 2 });
  });

  test('is removed without a flag, after the image and after the file; other files stay', async () => {
    const file = await draw(60, 40).webp().toBuffer();
    const hidden = Buffer.concat([Buffer.from('EXIF'), Buffer.from([3, 0, 0, 0]), Buffer.from('GPS\0')]);
    const inside = Buffer.concat([file, hidden]);
    inside.writeUInt32LE(inside.length - 8, 4);
    expect(strip(inside)).toEqual(file);
    expect(strip(Buffer.concat([file, Buffer.from('GPS')]))).toEqual(file);
    for (const same of [file, file.subarray(0, 60), await draw(60, 40).png().toBuffer()])
      expect(strip(same)).toEqual(Buffer.from(same));
  });
});
