import sharp from 'sharp';

/** A file as Playwright passes it to a file input. */
export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real WebP picture of that size; by default it is valid for a car. */
export async function webp(name: string, width = 600, height = 400): Promise<Upload> {
  return { name, mimeType: 'image/webp', buffer: await draw(width, height).webp().toBuffer() };
}

/** A WebP picture of noise that takes several chunks to upload. */
export async function largeWebp(name: string): Promise<Upload> {
  const noise = sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return { name, mimeType: 'image/webp', buffer: await noise.webp({ quality: 90 }).toBuffer() };
}

/** A PNG with a WebP's name and type. */
export async function disguisedPng(name: string): Promise<Upload> {
  return { name, mimeType: 'image/webp', buffer: await draw(600, 400).png().toBuffer() };
}

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#345' } });
}
