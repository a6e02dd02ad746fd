import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** The main picture of a HEIC file, upright, or null if it can't be decoded. */
export async function decodeHeic(content: ArrayBuffer): Promise<ImageData | null> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl} answered ${response.status}`);
  // Otherwise it would load its code synchronously.
  const { HeifDecoder } = libheif({ wasmBinary: await response.arrayBuffer() });
  const images = new HeifDecoder().decode(new Uint8Array(content));
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  const pixels = new ImageData(image.get_width(), image.get_height());
  const isDecoded = await new Promise((resolve) => image.display(pixels, resolve));
  for (const each of images) each.free();
  return isDecoded ? pixels : null;
}
