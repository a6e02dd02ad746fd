import { readWebpSize, type Size } from '../../model/image/webp.ts';
import { isStoredAddress } from './images.ts';

/** Images of an article's text, as an address stands in it. */
const inlineImage = /https?:[^\s"'\\<>]+\/o\/Blogs%2F[^\s"'\\<>]+/g;
/** How long one image may take, in milliseconds; without its size the page is still a page. */
const timeoutMs = 10_000;

/** Sizes that were asked for, by address. */
export type Measurements = Map<string, Promise<Size | null>>;

let measured: Measurements = new Map();

/** Has this edition keep its measurements where the others do. */
export function shareMeasurements(shared: Measurements): void {
  measured = shared;
}

/** The sizes of the stored images that a text of articles names, by address; read once a build, from their first bytes. */
export async function measureImages(text: string): Promise<ReadonlyMap<string, Size>> {
  const addresses = (text.match(inlineImage) ?? []).map((address) => address.replaceAll('&amp;', '&'));
  const sizes = [...new Set(addresses)].filter(isStoredAddress).map(async (address) => {
    const size = measured.get(address) ?? measure(address);
    measured.set(address, size);
    return [address, await size] as const;
  });
  return new Map((await Promise.all(sizes)).flatMap(([address, size]) => (size ? [[address, size]] : [])));
}

async function measure(address: string): Promise<Size | null> {
  try {
    const response = await fetch(address, {
      headers: { Range: 'bytes=0-63' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? readWebpSize(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
