import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffFolders } from '../../../src/app/pages.ts';
import { authOrigins, firestoreOrigin, storageOrigin } from '../../../src/config/firebaseUrls.ts';
import type { Env } from '../../../src/config/parseEnv.ts';
import {
  carFeedPath,
  feedPath,
  inventoryFilePath,
  pathIn,
  vehicleFeedPath,
} from '../../../src/config/paths.ts';
import { videoOrigins } from '../../../src/model/car/video.ts';
import { locales } from '../../../src/model/locales.ts';
import { inlineScripts } from '../prerender/inlineScripts.ts';

export interface HeaderSettings {
  readonly environment: Env;
  /** URL of the map embedded on the contact page; empty for the sample's map. */
  readonly mapUrl: string;
  /** Where uncaught errors are posted; empty for nowhere. */
  readonly errorUrl: string;
  /** Whether to add `preload` to Strict-Transport-Security. */
  readonly hstsPreload: boolean;
  readonly pages: readonly InlineParts[];
}

/** Contents of the `<style>` and `<script>` elements in the HTML at some paths. */
export interface InlineParts {
  /** As in `_headers`; '/*' and '/de/*' for 404 pages, which any path may be answered with. */
  readonly path: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

type Headers = Readonly<Record<string, string>>;
type Directives = Readonly<Record<string, readonly string[]>>;

const policyHeader = 'Content-Security-Policy';
const anyPath = '/*';

/** '/*' or '/de/*', of a 404 page. */
const isNotFound = (path: string) => path.endsWith('*');

/** app.html, which the staff area uses, too. */
const shellParts: InlineParts = { path: '/', styles: [], scripts: [inlineScripts.beforePaint] };

/**
 * A worker uses the policy of its own file, not the page's. The image worker may run WebAssembly and download
 * pictures of other hosts, but may only load the site's own scripts.
 */
const imageWorkerHeaders: Headers = {
  [policyHeader]: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:",
};

const feedHeaders: Headers = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
const vehicleFeedHeaders: Headers = { 'Content-Type': 'text/csv; charset=utf-8' };
/** Public data for programs of any site. */
const inventoryFileHeaders: Headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** File names contain a hash, so files never change. */
const assetHeaders: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The URLs of all assets. */
function listAssets(outDir: string): readonly string[] {
  const folder = join(outDir, 'assets');
  return existsSync(folder) ? readdirSync(folder).map((name) => `/assets/${name}`) : [];
}

/** The addresses of the feeds of cars, which the build has written. */
function listCarFeeds(outDir: string): readonly string[] {
  const addresses = locales.map((locale) => pathIn(locale, carFeedPath));
  return addresses.flatMap((address) => {
    const folder = address.replace(/\.xml$/, '');
    if (!existsSync(join(outDir, folder))) return [address];
    return [
      address,
      ...readdirSync(join(outDir, folder)).map((name) => `${folder}/${encodeURIComponent(name)}`),
    ];
  });
}

const isImageWorker = (path: string) => /\/convertWorker-.+\.js$/.test(path);

/**
 * Writes the site's headers into `_headers`
 * (https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file), which the local server
 * applies too. They are generated because they contain hashes of inline styles and the backend's origins.
 */
export async function writeHeaders(outDir: string, settings: HeaderSettings): Promise<void> {
  const { emulators } = settings.environment;
  // A rule may apply to an address in other case too, which is answered with a 404 page of its language or in English.
  const withNotFound = (parts: InlineParts) =>
    settings.pages
      .filter(({ path }) => isNotFound(path) && parts.path.startsWith(path.slice(0, -1)))
      .reduce<Contents>(together, parts);
  const staff = {
    [policyHeader]: contentSecurityPolicy(settings, withNotFound(shellParts), {
      'style-src-attr': ["'unsafe-inline'"],
      'trusted-types': ['picture-worker', 'default'],
      // The local site has its own build hooks.
      'connect-src': emulators ? [] : ['https://api.netlify.com'],
    }),
  };
  const assets = listAssets(outDir);
  const pages = settings.pages.filter(({ path }) => !isNotFound(path));
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    [anyPath, siteHeaders(settings)],
    // Later rules, which are also more specific, replace the policy of earlier ones.
    ...pages.map(
      (parts) =>
        [parts.path, { [policyHeader]: contentSecurityPolicy(settings, withNotFound(parts)) }] as const,
    ),
    // The editor reads bold and italics of text pasted from Word or Google Docs from style attributes. The
    // exception covers /login too, because the staff area opens from it without a new document.
    ...staffFolders.flatMap((path) => [[path, staff] as const, [`${path}/*`, staff] as const]),
    // Assets need no policy of their own; it would add 2 kB to each.
    ['/assets/*', { [policyHeader]: "default-src 'none'" }],
    // By file: Netlify applies a rule to a missing file too (answers.netlify.com/t/4518), and browsers would keep the
    // 404 for a year, even if a rollback brings the file back.
    ...assets.map((path) => [path, assetHeaders] as const),
    ['/build.json', { 'Cache-Control': 'no-store' }],
    ...locales.map((locale) => [pathIn(locale, feedPath), feedHeaders] as const),
    ...listCarFeeds(outDir).map((path) => [path, feedHeaders] as const),
    ...locales.map((locale) => [pathIn(locale, vehicleFeedPath), vehicleFeedHeaders] as const),
    [inventoryFilePath, inventoryFileHeaders],
    ...assets.filter(isImageWorker).map((path) => [path, imageWorkerHeaders] as const),
  ];
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(join(outDir, '_headers'), `${lines.join('\n')}\n`);
}

type Contents = Pick<InlineParts, 'styles' | 'scripts'>;

function together(one: Contents, other: Contents): Contents {
  const union = (name: keyof Contents) => [...new Set([...one[name], ...other[name]])];
  return { styles: union('styles'), scripts: union('scripts') };
}

/** Of a path without a page of its own, which is answered with a shell or a 404 page. */
export function siteHeaders(settings: HeaderSettings): Headers {
  const [first = shellParts, ...others] = settings.pages.filter(({ path }) => isNotFound(path));
  const parts = others.reduce<Contents>(together, first);
  return {
    [policyHeader]: contentSecurityPolicy(settings, parts),
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${settings.hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  };
}

/** @param additions further values by directive */
function contentSecurityPolicy(
  { environment, mapUrl, errorUrl }: HeaderSettings,
  { styles, scripts }: Contents,
  additions: Directives = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', storageOrigin(environment)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backendOrigins(environment), ...toOrigin(errorUrl)],
    'frame-src': [
      ...new Set(['https://www.openstreetmap.org', 'https://www.google.com', ...toOrigin(mapUrl)]),
      ...videoOrigins,
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Only these policies may create HTML or script URLs.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'structured-data', 'service-worker'],
  };
  for (const [name, values] of Object.entries(additions))
    directives[name] = [...(directives[name] ?? []), ...values];
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function backendOrigins(environment: Env): readonly string[] {
  const origins = new Set([
    firestoreOrigin(environment),
    storageOrigin(environment),
    ...authOrigins(environment),
    'https://docs.google.com',
    'https://*.googleusercontent.com',
    ...toOrigin(environment.shipmentsCsvUrl),
  ]);
  return [...origins];
}

/** Empty for a relative URL. */
function toOrigin(url: string): readonly string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
