import type { RequestEvent } from './scope.ts';

/** Injected at build time: by the base path of a locale, the page that says in its language that there is no connection. */
declare const OFFLINE_PAGES: Readonly<Record<string, string>>;

/** The base path of the locale of a page, or null if this worker has no page in its language. */
export function foreignBaseOf(pathname: string): string | null {
  const bases = Object.keys(OFFLINE_PAGES).filter((base) => `${pathname}/`.startsWith(base));
  // The root contains the other locales.
  return bases.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The page from the network, or the one that says there is no connection. */
export async function respondFromOutside(event: RequestEvent, base: string): Promise<Response> {
  try {
    return await fetchOnline(event);
  } catch {
    return new Response(OFFLINE_PAGES[base], {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

/** @throws when offline. Firefox resolves `preloadResponse` with an error response instead of rejecting */
export async function fetchOnline({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}
