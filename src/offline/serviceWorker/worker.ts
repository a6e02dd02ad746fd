/**
 * The service worker of a locale (sw.js at its base). Handles only precached public files; requests to the database,
 * storage, functions and staff data pass through. A new version waits until all pages of the old one are closed,
 * because they may need its files.
 */
import { deleteOldCaches, findPrecached, isHashed, isPrecached, precacheAll } from './files.ts';
import { fetchOnline, foreignBaseOf, respondFromOutside } from './offlinePages.ts';
import { type RequestEvent, scope } from './scope.ts';

/** Injected at build time: base path of the locale. */
declare const BASE: string;
/** Injected at build time: folders of staff pages; empty if this locale has no staff area. */
declare const STAFF_FOLDERS: readonly string[];

const offlinePage = '/offline.html';
const networkTimeoutMs = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(precacheAll()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', handleFetch);

async function activate(): Promise<void> {
  await deleteOldCaches();
  // Starts navigation requests in parallel with the worker.
  await scope.registration.navigationPreload?.enable();
}

function handleFetch(event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (isIn(['/.netlify'], pathname)) return;
  const foreign = foreignBaseOf(pathname);
  if (foreign) {
    if (request.mode === 'navigate') event.respondWith(respondFromOutside(event, foreign));
  } else if (request.mode === 'navigate') event.respondWith(respondToNavigation(event, pathname));
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

/** Staff pages are not precached and the public app shell lacks their scripts, so they get no timeout. */
function isStaffPage(pathname: string): boolean {
  return isIn(STAFF_FOLDERS, pathname);
}

function isIn(folders: readonly string[], pathname: string): boolean {
  return folders.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

async function findPrecachedPage(pathname: string): Promise<Response | undefined> {
  const page = pathname === BASE ? BASE : pathname.replace(/\/$/, '');
  return (isPrecached(page) && (await findPrecached(page))) || findPrecached(`${BASE}app.html`);
}

function withTimeout(response: Promise<Response>): Promise<Response> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, networkTimeoutMs));
  return Promise.race([response, timeout]);
}

/** Network-first, except for hashed files. */
async function respondToFile(request: Request, pathname: string): Promise<Response> {
  if (isHashed(pathname)) return (await findPrecached(pathname)) ?? fetch(request);
  return fetch(request).catch(async (error) => {
    const precached = await findPrecached(pathname);
    if (precached) return precached;
    throw error;
  });
}
