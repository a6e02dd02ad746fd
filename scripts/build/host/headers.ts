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
  /** As in `_headers`; `anyPath` for the shell and the 404 pages. */
  readonly path: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Any path may be answered with the shell or a 404 page: also that of a page, in other case. */
export const anyPath = '/*';

type Headers = Readonly<Record<string, string>>;
type Directives = Readonly<Record<string, readonly string[]>>;

const policyHeader = 'Content-Security-Policy';

/**
 * Writes the site's headers into `_headers`
 * (https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file), which the local server
 * applies too. They are generated because they contain hashes of inline styles and the backend's origins.
 */
export async function writeHeaders(outDir: string, settings: HeaderSettings): Promise<void> {
  const { environment, pages } = settings;
  const policy = (path: string, additions?: Directives) => ({
    [policyHeader]: contentSecurityPolicy(settings, inlineAt(path, pages), additions),
  });
  const assets = listFiles(outDir, '/assets');
  const carFeeds = locales.map((locale) => pathIn(locale, carFeedPath));
  // Later rules, which are also more specific, replace the headers of earlier ones.
  const rules: readonly (readonly [paths: readonly string[], headers: Headers])[] = [
    [[anyPath], siteHeaders(settings)],
    ...pages.filter(({ path }) => path !== anyPath).map(({ path }) => [[path], policy(path)] as const),
    [
      staffFolders.flatMap((folder) => [folder, `${folder}/*`]),
      // The editor reads bold and italics of text pasted from Word or Google Docs from style attributes. The
      // exception covers /login too, because the staff area opens from it without a new document.
      policy(anyPath, {
        'style-src-attr': ["'unsafe-inline'"],
        'trusted-types': ['picture-worker', 'default'],
        'img-src': ['blob:'],
        // The local site has its own build hooks.
        'connect-src': [
          ...authOrigins(environment),
          ...(environment.emulators ? [] : ['https://api.netlify.com']),
        ],
      }),
    ],
    // Assets need no policy of their own; it would add 2 kB to each.
    [['/assets/*'], { [policyHeader]: "default-src 'none'" }],
    // Their names have a hash, so files never change. By file: Netlify applies a rule to a missing file too
    // (answers.netlify.com/t/4518), and browsers would keep the 404 for a year, even if a rollback brings the file back.
    [assets, { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    // Many, and also named by their content. A page whose data is missing fetches it from the database.
    [['/snapshots/*'], { [policyHeader]: "default-src 'none'", 'Cache-Control': 'public, max-age=86400' }],
    [['/build.json'], { 'Cache-Control': 'no-store' }],
    [
      [
        ...locales.map((locale) => pathIn(locale, feedPath)),
        ...carFeeds.flatMap((feed) => [feed, ...listFiles(outDir, feed.replace(/\.xml$/, ''))]),
      ],
      { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    ],
    [locales.map((locale) => pathIn(locale, vehicleFeedPath)), { 'Content-Type': 'text/csv; charset=utf-8' }],
    // Public data for programs of any site.
    [
      [inventoryFilePath],
      {
        'Content-Type': 'application/json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    ],
    // A worker uses the policy of its own file, not the page's. The image worker may run WebAssembly and download
    // pictures of other hosts, but may only load the site's own scripts.
    [
      assets.filter((path) => /\/convertWorker-.+\.js$/.test(path)),
      {
        [policyHeader]: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:",
      },
    ],
  ];
  const lines = rules.flatMap(([paths, headers]) => {
    const values = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return paths.flatMap((path) => [path, ...values]);
  });
  await writeFile(join(outDir, '_headers'), `${lines.join('\n')}\n`);
}

/** The addresses of a folder's files. */
function listFiles(outDir: string, folder: string): readonly string[] {
  const names = existsSync(join(outDir, folder)) ? readdirSync(join(outDir, folder)) : [];
  return names.map((name) => `${folder}/${encodeURIComponent(name)}`);
}

function inlineAt(path: string, pages: HeaderSettings['pages']): readonly InlineParts[] {
  return pages.filter((page) => page.path === path || page.path === anyPath);
}

/** Of a path without a page of its own, which is answered with a shell or a 404 page. */
export function siteHeaders(settings: HeaderSettings): Headers {
  return {
    [policyHeader]: contentSecurityPolicy(settings, inlineAt(anyPath, settings.pages)),
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
  inline: readonly InlineParts[],
  additions: Directives = {},
): string {
  const hashes = (kind: 'styles' | 'scripts') => new Set(inline.flatMap((parts) => parts[kind]).map(hashOf));
  // In the first packets of each page. Workers fall back to script-src.
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('scripts')],
    'style-src': ["'self'", ...hashes('styles')],
    'img-src': ["'self'", 'data:', storageOrigin(environment)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backendOrigins(environment), ...toOrigin(errorUrl)],
    'frame-src': [
      ...new Set(['https://www.openstreetmap.org', 'https://www.google.com', ...toOrigin(mapUrl)]),
      ...videoOrigins,
    ],
    'manifest-src': ["'self'"],
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

/** As a source of a policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
