import type { Size } from '../../../../model/image/webp.ts';

export class UnreadableError extends Error {}

interface Decoded {
  /** Upright, and no larger than needed where the browser can scale. */
  readonly picture: ImageBitmap | VideoFrame;
  readonly decoded: Size;
  readonly size: Size;
}

/**
 * Decodes a picture in about the size that `sizeFor` makes of its own, which is how a photo of 48 megapixels fits into
 * a phone. Where the browser cannot read HEIC, libheif does.
 *
 * @param measured the picture's size as the browser reads it, or null where it cannot
 * @throws UnreadableError
 */
export async function decodePicture(
  file: Blob,
  measured: Size | null,
  sizeFor: (size: Size) => Size,
): Promise<Decoded> {
  if (measured)
    return (
      (await scaledPhoto(file, measured, sizeFor(measured))) ??
      scaledBitmap(file, measured, sizeFor(measured))
    );
  if (!(await isHeic(file))) throw new UnreadableError();
  const { decodeHeic } = await import('./decodeHeic.ts');
  const pixels = await decodeHeic(await file.arrayBuffer());
  if (!pixels) throw new UnreadableError();
  const size = { width: pixels.width, height: pixels.height };
  return scaledBitmap(pixels, size, sizeFor(size));
}

/**
 * A JPEG decoded in the least of its eighths that is large enough, never whole; null where the browser does not do
 * that. Of 48 megapixels it takes a tenth of the memory of `scaledBitmap` and a fifth of its time
 * (`npm run bench -- pictures`).
 */
async function scaledPhoto(file: Blob, size: Size, wanted: Size): Promise<Decoded | null> {
  if (!(await isJpeg(file)) || !('ImageDecoder' in self)) return null;
  const eighths = Math.min(8, Math.ceil((wanted.width / size.width) * 8));
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil((size.width * eighths) / 8),
    desiredHeight: Math.ceil((size.height * eighths) / 8),
  });
  try {
    const { image } = await decoder.decode();
    return {
      picture: image,
      decoded: { width: image.displayWidth, height: image.displayHeight },
      size,
    };
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

async function scaledBitmap(
  source: ImageBitmapSource,
  size: Size,
  { width, height }: Size,
): Promise<Decoded> {
  try {
    const picture = await createImageBitmap(source, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    return { picture, decoded: { width: picture.width, height: picture.height }, size };
  } catch (error) {
    throw new UnreadableError('It could not be decoded', { cause: error });
  }
}

async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}

/** Brands of HEIF files whose pictures are HEVC; 'mif1' and 'msf1' may hold others, which libheif finds out. */
const heicBrand = /^ftyp(hei[cmsx]|hev[cx]|m[is]f1)/;

async function isHeic(file: Blob): Promise<boolean> {
  return heicBrand.test(await file.slice(4, 12).text());
}
