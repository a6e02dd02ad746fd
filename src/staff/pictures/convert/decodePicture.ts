import type { Size } from '../../../model/image/webp.ts';

export class UnreadableError extends Error {}

/**
 * Decodes a picture upright and at about the size that `sizeFor` returns, so that 48 megapixels fit into a phone's
 * memory. libheif decodes HEIC if the browser can't.
 *
 * @param measured the size as the browser decodes it, or null if it can't
 * @throws UnreadableError
 */
export async function decodePicture(file: Blob, measured: Size | null, sizeFor: (size: Size) => Size) {
  if (measured) {
    const wanted = sizeFor(measured);
    return (await scaledJpeg(file, measured, wanted)) ?? scaledBitmap(file, measured, wanted);
  }
  if (!heicBrand.test(await file.slice(4, 12).text())) throw new UnreadableError();
  const { decodeHeic } = await import('./decodeHeic.ts');
  const pixels = await decodeHeic(await file.arrayBuffer());
  if (!pixels) throw new UnreadableError();
  const size = { width: pixels.width, height: pixels.height };
  return scaledBitmap(pixels, size, sizeFor(size));
}

/**
 * Decodes a JPEG at the smallest sufficient eighth of its size, or returns null if the browser can't. For 48 megapixels
 * it takes a tenth of the memory of `scaledBitmap` and a fifth of its time.
 */
async function scaledJpeg(file: Blob, size: Size, wanted: Size) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0xff || second !== 0xd8 || !('ImageDecoder' in self)) return null;
  const eighths = Math.min(8, Math.ceil((wanted.width / size.width) * 8));
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil((size.width * eighths) / 8),
    desiredHeight: Math.ceil((size.height * eighths) / 8),
  });
  try {
    const { image } = await decoder.decode();
    // Chrome 150 crops a frame by its coordinates before rotation.
    const picture = await createImageBitmap(image);
    image.close();
    return { picture, decoded: { width: picture.width, height: picture.height }, size };
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

async function scaledBitmap(source: ImageBitmapSource, size: Size, wanted: Size) {
  try {
    const picture = await createImageBitmap(source, {
      imageOrientation: 'from-image',
      resizeWidth: wanted.width,
      resizeHeight: wanted.height,
      resizeQuality: 'high',
    });
    return { picture, decoded: { width: picture.width, height: picture.height }, size };
  } catch (error) {
    throw new UnreadableError('It could not be decoded', { cause: error });
  }
}

/** HEIF brands with HEVC pictures; 'mif1' and 'msf1' may have others, which libheif rejects. */
const heicBrand = /^ftyp(hei[cmsx]|hev[cx]|m[is]f1)/;
