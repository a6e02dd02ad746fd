import { parseWebpSize, type Size } from '../../model/image/webp.ts';
import { isStoredAddress } from './images.ts';

const inlineImage = /https?:[^\s"'\\<>]+\/o\/Blogs%2F[^\s"'\\<>]+/g;
/** Milliseconds for each image; sizes are optional. */
const timeoutMs = 10_000;

/** Fetches the sizes of stored images in blog HTML, by URL. */
export async function fetchImageSizes(text: string): Promise<ReadonlyMap<string, Size>> {
  const addresses = (text.match(inlineImage) ?? []).map((address) => address.replaceAll('&amp;', '&'));
  const sizes = [...new Set(addresses)].filter(isStoredAddress).map(async (address) => {
    const size = await measure(address);
    return size ? [[address, size] as const] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}

async function measure(address: string): Promise<Size | null> {
  try {
    const response = await fetch(address, {
      headers: { Range: 'bytes=0-63' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? parseWebpSize(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
