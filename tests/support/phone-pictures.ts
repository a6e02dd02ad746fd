import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Upload } from './pictures.ts';

/** The metadata a phone adds to a photo: its maker and the location. */
const exif = {
  IFD0: { Make: 'Phone' },
  IFD3: {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 40/1' },
    ...{ GPSLongitudeRef: 'E', GPSLongitude: '31/1 14/1 8/1' },
  },
};

const red = '#c02020';
const blue = '#2020c0';

/** A photo from a phone held upright: stored sideways, red at the left, to be rotated so that red is at the top. */
export async function phonePhoto(name: string, width: number, height: number): Promise<Upload> {
  const half = { width: width / 2, height, channels: 3, background: red } as const;
  const sensor = await sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const buffer = await sharp(sensor).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** An iPhone photo, 1600x1200 with a location: a sample picture written by heif-enc. */
export function heicPhoto(name: string): Upload {
  return { name, mimeType: 'image/heic', buffer: readFileSync('tests/support/samples/phone.heic') };
}

/** A PNG that is transparent except for a square in its middle. */
export async function clearPng(name: string): Promise<Upload> {
  const square = { create: { width: 240, height: 240, channels: 4, background: red } } as const;
  const clear = sharp({ create: { width: 900, height: 900, channels: 4, background: '#0000' } });
  return {
    name,
    mimeType: 'image/png',
    buffer: await clear
      .composite([{ input: square }])
      .png()
      .toBuffer(),
  };
}

/** A truncated photo. */
export async function brokenPhoto(name: string): Promise<Upload> {
  const { buffer } = await phonePhoto(name, 600, 400);
  return { name, mimeType: 'image/jpeg', buffer: buffer.subarray(0, 200) };
}

/** Text in a file with a picture's type. */
export function wordsNamedWebp(name: string): Upload {
  return { name, mimeType: 'image/webp', buffer: Buffer.from('What a lovely car.') };
}
