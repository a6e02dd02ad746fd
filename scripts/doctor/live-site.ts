import { loadEnv } from 'vite';
import { type Env, parseEnv } from '../../src/config/parseEnv.ts';
import { type BuildReport, parseBuildReport } from '../../src/model/publishing.ts';
import { fetchPages, type LivePage } from './live-pages.ts';
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
  readonly pages: readonly LivePage[];
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
  const environment = content?.environment ?? environmentOfThisFolder();
  return {
    origin,
    isLocal,
    // A published site must not send the doctor, and with it the password of staff, to another host.
    environment: environment && (isLocal ? environment : { ...environment, emulators: null }),
    report: parseReport(content),
    pages: await fetchPages(origin),
  };
}

function parseReport(content: unknown): BuildReport | null {
  try {
    return parseBuildReport(content);
  } catch {
    return null;
  }
}

function environmentOfThisFolder(): Env | null {
  try {
    return parseEnv(loadEnv('production', process.cwd(), 'VITE_'));
  } catch {
    return null;
  }
}

/** @throws if the site names no project */
export function projectOf({ environment }: LiveSite): Env {
  if (environment) return environment;
  throw new Error(
    '/build.json names no Firebase project. Deploy the site again, or set the VITE_* variables here.',
  );
}
