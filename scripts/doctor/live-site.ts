import { loadEnv } from 'vite';
import { type Env, parseEnv } from '../../src/config/parseEnv.ts';
import { type BuildReport, parseBuildReport } from '../../src/model/publishing.ts';
import { fetchWithin } from './request.ts';

/** A published site and its project, as anyone sees them. */
export interface LiveSite {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly isLocal: boolean;
  /** From /build.json, else from the `VITE_*` environment; null if neither names a project. */
  readonly environment: Env | null;
  /** Null if /build.json is missing or invalid. */
  readonly report: BuildReport | null;
  /** One page of each kind in each locale, of those that the sitemap lists. */
  readonly pages: readonly LivePage[];
}

export interface LivePage {
  readonly path: string;
  /** The address in the sitemap. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** @throws if the address is not one of a site */
export function toOrigin(address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin;
  throw new Error('Name the site: npm run doctor -- https://dealer.example');
}

/** @throws if the site does not answer */
export async function openSite(origin: string): Promise<LiveSite> {
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(new URL(origin).hostname);
  const response = await fetchWithin(`${origin}/build.json`);
  const content = (await response.json().catch(() => null)) as { environment?: Env } | null;
  const environment =
    content?.environment ?? orNull(() => parseEnv(loadEnv('production', process.cwd(), 'VITE_')));
  return {
    origin,
    isLocal,
    // A published site must not send the doctor, and with it the password of staff, to another host.
    environment: environment && (isLocal ? environment : { ...environment, emulators: null }),
    report: orNull(() => parseBuildReport(content)),
    pages: await fetchPages(origin),
  };
}

function orNull<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

async function fetchPages(origin: string): Promise<readonly LivePage[]> {
  const response = await fetchWithin(`${origin}/sitemap.xml`);
  if (!response.ok) return [];
  const matches = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const byKind = new Map([...matches].map(([, address = '']) => [kindOf(address), address]));
  return Promise.all([...byKind.values()].map((address) => fetchPage(origin, address)));
}

/** The path with a placeholder for an id. */
function kindOf(address: string): string {
  return new URL(address).pathname.replace(/(?<=\/(car|blog)\/)[^/]+/, ':id');
}

async function fetchPage(origin: string, address: string): Promise<LivePage> {
  const path = new URL(address).pathname;
  const response = await fetchWithin(origin + path);
  return { path, address, status: response.status, headers: response.headers, html: await response.text() };
}

/** @throws if the site names no project */
export function projectOf({ environment }: Pick<LiveSite, 'environment'>): Env {
  if (environment) return environment;
  throw new Error(
    '/build.json names no Firebase project. Deploy the site again, or set the VITE_* variables here.',
  );
}
