import { parseWebpSize, type Size } from '../../model/image/webp.ts';
import { isStoredAddress } from './images.ts';

/** Images of an article's text, as an address stands in it. */
const inlineImage = /https?:[^\s"'\\<>]+\/o\/Blogs%2F[^\s"'\\<>]+/g;
/** How long one image may take, in milliseconds; without its size the page is still a page. */
const timeoutMs = 10_000;

/** The sizes of the stored images that a text of articles names, by address, from their first bytes. */
export async function measureImages(text: string): Promise<ReadonlyMap<string, Size>> {
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
