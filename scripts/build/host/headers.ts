import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffFolders } from '../../../src/app/pages.ts';
import type { Env } from '../../../src/config/parseEnv.ts';
import { feedPath, pathIn } from '../../../src/config/paths.ts';
import { locales } from '../../../src/model/text/locales.ts';
import { inlineScripts } from '../prerender/inlineScripts.ts';
import { authOrigins, buildHookOrigins, firestoreOrigin, storageOrigin } from './origins.ts';

/** What the headers of a build depend on besides its code. */
export interface HeaderSettings {
  readonly environment: Env;
  /** Address of the map that contact shows in a frame; empty for the sample's. */
  readonly mapUrl: string;
  /** Whether browsers may keep the domain on their list of those that are never asked without TLS. */
  readonly hstsPreload: boolean;
  /** Texts of the style elements in the site's HTML. */
  readonly styles: Iterable<string>;
}

type Headers = Readonly<Record<string, string>>;
type Directives = Readonly<Record<string, readonly string[]>>;

const policyHeader = 'Content-Security-Policy';

const trustedTypes = ['dompurify', 'structured-data', 'service-worker'];

/**
 * A worker has the policy of its own file, not its page's: the one that makes pictures fit may run WebAssembly, and
 * reaches nothing but the site's own scripts.
 */
const pictureWorkerHeaders: Headers = {
  [policyHeader]: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

/** The address of that worker's file, which holds a hash of its content; none in a build without it. */
function pictureWorkers(outDir: string): readonly string[] {
  const folder = join(outDir, 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((name) => /^fitWorker-.+\.js$/.test(name)).map((name) => `/assets/${name}`);
}

/**
 * Writes the headers of a built site into its file _headers
 * (https://docs.netlify.com/manage/routing/headers/#syntax-for-the-headers-file), which the local server reads as well.
 * The build writes them because they name what only it knows: the styles that stand in its pages, and the addresses
 * of its backend.
 */
export async function writeHeaders(outDir: string, settings: HeaderSettings): Promise<void> {
  const staff = {
    [policyHeader]: contentSecurityPolicy(settings, {
      'style-src-attr': ["'unsafe-inline'"],
      'trusted-types': [...trustedTypes, 'picture-worker', 'default'],
      'connect-src': ["'self'", ...backends(settings.environment), ...buildHookOrigins(settings.environment)],
    }),
  };
  const rules: Readonly<Record<string, Headers>> = {
    '/*': everywhere(settings),
    // The editor reads bold and italics of a text pasted from Word or Google Docs from its style attributes, which
    // are parsed only where the policy lets them. One document goes from /login into the whole staff area.
    ...Object.fromEntries(staffFolders.flatMap((path) => [path, `${path}/*`]).map((path) => [path, staff])),
    // Names that hold a hash of the content never change their content.
    // They are parts of pages, whose policies count for them: two kilobytes with each file would be for nothing.
    '/assets/*': {
      [policyHeader]: "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    '/build.json': { 'Cache-Control': 'no-store' },
    ...Object.fromEntries(
      locales.map((locale) => [
        pathIn(locale, feedPath),
        { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      ]),
    ),
    ...Object.fromEntries(pictureWorkers(outDir).map((path) => [path, pictureWorkerHeaders])),
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(join(outDir, '_headers'), `${lines.join('\n')}\n`);
}

function everywhere(settings: HeaderSettings): Headers {
  return {
    [policyHeader]: contentSecurityPolicy(settings),
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

function contentSecurityPolicy(
  { environment, mapUrl, styles }: HeaderSettings,
  more: Directives = {},
): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    // Of what stands in the HTML only the texts the build itself wrote there: never what it finds in a page.
    'script-src': ["'self'", ...Object.values(inlineScripts).map(hashOf)],
    'style-src': ["'self'", ...[...styles].map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', storageOrigin(environment)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backends(environment)],
    'frame-src': unique(['https://www.openstreetmap.org', 'https://www.google.com', ...originOf(mapUrl)]),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Text becomes HTML or a script's address only where one of these has looked at it.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
    ...more,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Google serves a published sheet from one host and its content from another. */
function backends(environment: Env): readonly string[] {
  return unique([
    firestoreOrigin(environment),
    storageOrigin(environment),
    ...authOrigins(environment),
    'https://docs.google.com',
    'https://*.googleusercontent.com',
    ...originOf(environment.shipmentsCsvUrl),
  ]);
}

/** Of an address elsewhere; one of the site itself has none. */
function originOf(url: string): readonly string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
