/**
 * The data of a prerendered page is a file, which loads beside the scripts, so that hydration uses the same data and the
 * HTML fits into a server's first packets.
 */

/** Loader data by route id; each loader returns an object of promises, or any other value. */
export type LoaderData = Readonly<Record<string, unknown>>;

const dateKey = '$date';

/** @throws the rejection of any promise in it */
export async function serializeLoaderData(data: LoaderData): Promise<string> {
  const settled = Object.entries(data).map(async ([route, value]) => [route, await settle(value)]);
  return JSON.stringify(Object.fromEntries(await Promise.all(settled)), writeDate);
}

/** Longer than a page takes on a slow phone; after that the database is used instead. */
const timeoutMs = 15_000;

/** Null if the page was prerendered without data, or if it can't be loaded. */
export async function fetchSnapshot(): Promise<LoaderData | null> {
  // The build adds it (scripts/build/prerender/prerender.ts).
  const link = document.querySelector<HTMLLinkElement>('link[as="fetch"]');
  if (!link) return null;
  try {
    const response = await fetch(link.href, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? parseLoaderData(await response.text()) : null;
  } catch {
    return null;
  }
}

/** The inverse of `serializeLoaderData`; promises are already fulfilled. */
export function parseLoaderData(text: string): LoaderData {
  const data = JSON.parse(text, parseDate) as Record<string, unknown>;
  return mapValues(data, (value) => (isObject(value) ? mapValues(value, fulfilled) : value));
}

async function settle(value: unknown): Promise<unknown> {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(async ([key, promise]) => [key, await promise]);
  return Object.fromEntries(await Promise.all(entries));
}

/** React's `use` reads these fields and does not suspend. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(object: Record<string, unknown>, map: (value: unknown) => unknown): LoaderData {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

/** JSON.stringify calls `toJSON` before the replacer; `this` still holds the Date. */
function writeDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? { [dateKey]: original.toISOString() } : value;
}

function parseDate(_key: string, value: unknown): unknown {
  const date = isObject(value) ? value[dateKey] : undefined;
  return typeof date === 'string' ? new Date(date) : value;
}
