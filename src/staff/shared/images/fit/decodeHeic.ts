import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** The main picture of a HEIC file, upright, or null where it cannot be read. */
export async function decodeHeic(content: ArrayBuffer): Promise<ImageData | null> {
  const { HeifDecoder } = await loadLibrary();
  const images = new HeifDecoder().decode(new Uint8Array(content));
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  const pixels = new ImageData(image.get_width(), image.get_height());
  const isRead = await new Promise((resolve) => image.display(pixels, resolve));
  for (const each of images) each.free();
  return isRead ? pixels : null;
}

/** It starts at once where it is given its code, which it would else ask for while everything waits. */
async function loadLibrary(): Promise<ReturnType<typeof libheif>> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl} answered ${response.status}`);
  return libheif({ wasmBinary: await response.arrayBuffer() });
}
