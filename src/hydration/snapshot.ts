/** Loader data by route id, as React Router has it: an object of promises for each route, or anything that is no promise. */
export type LoaderData = Readonly<Record<string, unknown>>;

/** JSON has no dates. */
const dateKey = '$date';

/**
 * The data a page is prerendered with, as text in its HTML, so that it is hydrated with the same data.
 *
 * @throws what a promise in it failed with
 */
export async function serializeLoaderData(data: LoaderData): Promise<string> {
  const settled = Object.entries(data).map(async ([route, value]) => [route, await settle(value)]);
  return JSON.stringify(Object.fromEntries(await Promise.all(settled)), writeDate);
}

/** The loaders' data a snapshot was taken of, its promises already fulfilled. */
export function parseLoaderData(text: string): LoaderData {
  const data = JSON.parse(text, parseDate) as Record<string, unknown>;
  return mapValues(data, (value) => (isObject(value) ? mapValues(value, fulfilled) : value));
}

async function settle(value: unknown): Promise<unknown> {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(async ([key, promise]) => [key, await promise]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A promise that React's `use` reads without waiting, by the fields React itself adds to a promise. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(object: Record<string, unknown>, map: (value: unknown) => unknown): LoaderData {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

/** By the time the replacer is called JSON.stringify has turned a date into text; its holder still has it. */
function writeDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? { [dateKey]: original.toISOString() } : value;
}

function parseDate(_key: string, value: unknown): unknown {
  const date = isObject(value) ? value[dateKey] : undefined;
  return typeof date === 'string' ? new Date(date) : value;
}
