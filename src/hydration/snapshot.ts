/**
 * The data a page was prerendered with, as text in its HTML: what the loaders' promises brought, so that the
 * browser hydrates exactly the words it was sent.
 */

/** Loader data by route id, as React Router has it. */
export type LoaderData = Readonly<Record<string, unknown>>;

/** Marks what JSON has no form for. */
const dateMark = '$date';

/**
 * Waits for every promise in the loaders' data and writes all of it as text.
 *
 * @returns null where a promise failed: then there is nothing to prerender with
 */
export async function takeSnapshot(data: LoaderData): Promise<string | null> {
  try {
    const settled = await Promise.all(
      Object.entries(data).map(async ([route, value]) => [route, await settle(value)]),
    );
    return JSON.stringify(Object.fromEntries(settled), writeDate);
  } catch {
    return null;
  }
}

/** The loaders' data a snapshot was taken of, its promises already fulfilled. */
export function restoreSnapshot(text: string): LoaderData {
  const data = JSON.parse(text, readDate) as Record<string, Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(data).map(([route, values]) => [route, mapValues(values, (value) => fulfilled(value))]),
  );
}

async function settle(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, promise]) => [key, await promise]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A promise that React's `use` reads at once, in the form it keeps its own notes on promises. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function mapValues(
  values: Record<string, unknown>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** JSON.stringify has turned a date into text before the replacer sees it; its holder still has the date. */
function writeDate(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key];
  return original instanceof Date ? { [dateMark]: original.toISOString() } : value;
}

function readDate(_key: string, value: unknown): unknown {
  const text = (value as Record<string, unknown> | null)?.[dateMark];
  return typeof text === 'string' ? new Date(text) : value;
}
