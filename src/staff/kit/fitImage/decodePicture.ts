import type { Size } from '../../../model/webp.ts';

/** The file holds no picture that can be read here. */
export class UnreadableError extends Error {}

interface Decoded {
  /** Upright, and no larger than asked for where the browser can scale. */
  readonly bitmap: ImageBitmap;
  /** Upright pixel size of the picture itself. */
  readonly size: Size;
}

/**
 * Decodes a picture in the size that `sizeFor` makes of its own, which is how a photo of 48 megapixels fits into a
 * phone. Where the browser cannot read HEIC, libheif does.
 *
 * @param measured the picture's size as the browser reads it, or null where it cannot
 * @throws UnreadableError
 */
export async function decodePicture(
  file: Blob,
  measured: Size | null,
  sizeFor: (size: Size) => Size,
): Promise<Decoded> {
  if (measured) return { bitmap: await scaledBitmap(file, sizeFor(measured)), size: measured };
  if (!(await isHeic(file))) throw new UnreadableError();
  const { decodeHeic } = await import('./decodeHeic.ts');
  const pixels = await decodeHeic(await file.arrayBuffer());
  if (!pixels) throw new UnreadableError();
  const size = { width: pixels.width, height: pixels.height };
  return { bitmap: await scaledBitmap(pixels, sizeFor(size)), size };
}

async function scaledBitmap(source: ImageBitmapSource, { width, height }: Size): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
  } catch (error) {
    throw new UnreadableError('It could not be decoded', { cause: error });
  }
}

/** Brands of HEIF files whose pictures are HEVC; 'mif1' and 'msf1' may hold others, which libheif finds out. */
const heicBrand = /^ftyp(hei[cmsx]|hev[cx]|m[is]f1)/;

async function isHeic(file: Blob): Promise<boolean> {
  return heicBrand.test(await file.slice(4, 12).text());
}
