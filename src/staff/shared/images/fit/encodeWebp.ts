const type = 'image/webp';
/** Of 1, as canvases count; about what photos need on screens. */
const quality = 0.82;

/**
 * A canvas as WebP, without metadata. A browser that cannot write WebP gives PNG without a word (Safari), so what came
 * out is asked for its type, and libwebp writes it where need be.
 */
export async function encodeWebp(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Blob> {
  const own = await canvas.convertToBlob({ type, quality });
  if (own.type === type) return own;
  const { default: encode } = await import('@jsquash/webp/encode.js');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Blob([await encode(pixels, { quality: quality * 100 })], { type });
}
