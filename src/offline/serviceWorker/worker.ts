/**
 * The service worker of a locale, sw.js at its base: opens the site without a network. It answers for the site's own
 * files alone: the database, the storage, the functions and the staff area's data pass it untouched, and it keeps only
 * the public files of its own version. A new version waits until no page of the old one is open, which may need its files.
 */
import { deleteOldCaches, findPrecached, isHashed, isPrecached, precacheAll } from './files.ts';
import { type RequestEvent, scope } from './scope.ts';

/** Written in at build time: where the addresses of this locale begin, and the folders below that belong to another. */
declare const BASE: string;
declare const FOREIGN_FOLDERS: readonly string[];
/** Likewise: the first folder of every staff address; none where this locale has no staff area. */
declare const STAFF_FOLDERS: readonly string[];

/** Says that there is no network, without a script. */
const offlinePage = '/offline.html';
/** How long a page may take before the kept one is shown instead, in milliseconds. */
const networkTimeoutMs = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(precacheAll()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', handleFetch);

async function activate(): Promise<void> {
  await deleteOldCaches();
  // A navigation need not wait until the worker has started.
  await scope.registration.navigationPreload?.enable();
}

function handleFetch(event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (isExcluded(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(respondToNavigation(event, pathname));
  else if (isPrecached(pathname)) event.respondWith(respondToFile(request, pathname));
}

async function respondToNavigation(event: RequestEvent, pathname: string): Promise<Response> {
  const online = fetchOnline(event);
  try {
    return await (isStaffPage(pathname) ? online : withTimeout(online));
  } catch {
    return (
      (await (isStaffPage(pathname) ? findPrecached(offlinePage) : findPrecachedPage(pathname))) ?? online
    );
  }
}

/** What is no page of this locale, but opened like one. */
function isExcluded(pathname: string): boolean {
  return isIn(['/.netlify', ...FOREIGN_FOLDERS], pathname);
}

/** A staff page is worth any wait: none is kept. Nor is the shell shown for one, which would miss its scripts. */
function isStaffPage(pathname: string): boolean {
  return isIn(STAFF_FOLDERS, pathname);
}

function isIn(folders: readonly string[], pathname: string): boolean {
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

/** The kept page of this address; any other address gets the empty shell, which answers by itself. */
async function findPrecachedPage(pathname: string): Promise<Response | undefined> {
  const page = pathname === BASE ? BASE : pathname.replace(/\/$/, '');
  return (isPrecached(page) && (await findPrecached(page))) || findPrecached(`${BASE}app.html`);
}

/** @throws where there is no network; in Firefox the preloaded answer does not reject then, but is an error itself */
async function fetchOnline({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

function withTimeout(response: Promise<Response>): Promise<Response> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, networkTimeoutMs));
  return Promise.race([response, timeout]);
}

/** What may change under the same name is asked for first. */
async function respondToFile(request: Request, pathname: string): Promise<Response> {
  if (isHashed(pathname)) return (await findPrecached(pathname)) ?? fetch(request);
  return fetch(request).catch(async (error) => {
    const precached = await findPrecached(pathname);
    if (precached) return precached;
    throw error;
  });
}
