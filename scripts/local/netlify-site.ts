import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Connect } from 'vite';

/** What netlify.toml says of the site, as far as this project uses it. */
interface NetlifyConfig {
  readonly redirects?: readonly { readonly from: string; readonly to: string; readonly status: number }[];
  readonly headers?: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
}

/**
 * Serves a built site the way Netlify does: the headers and rewrites of netlify.toml, pages by their folder,
 * and 404.html with status 404 for what does not exist.
 */
export function likeNetlify(outDir: string): Connect.NextHandleFunction {
  const config = parse(readFileSync('netlify.toml', 'utf8')) as NetlifyConfig;
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(config, pathname)))
      response.setHeader(name, forLocalBackend(value));
    const { file, status } = resolveFile(config, outDir, pathname);
    response.statusCode = status;
    request.url = file;
    next();
  };
}

/** Later rules of netlify.toml add to and overwrite earlier ones. */
function headersFor({ headers = [] }: NetlifyConfig, pathname: string): Record<string, string> {
  const matching = headers.filter((rule) => matches(rule.for, pathname)).map(({ values }) => values);
  return Object.assign({}, ...matching);
}

function resolveFile({ redirects = [] }: NetlifyConfig, outDir: string, pathname: string) {
  const page = join(pathname, 'index.html');
  if (isFile(join(outDir, safe(pathname)))) return { file: pathname, status: 200 };
  if (isFile(join(outDir, safe(page)))) return { file: page, status: 200 };
  const rewrite = redirects.find(({ from }) => matches(from, pathname));
  return rewrite ? { file: rewrite.to, status: rewrite.status } : { file: '/404.html', status: 404 };
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** A path that cannot be decoded names no file. */
function safe(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The security policy names Firebase's hosts; locally the emulators stand at other addresses. */
function forLocalBackend(value: string): string {
  const { VITE_FIRESTORE_EMULATOR, VITE_AUTH_EMULATOR, VITE_STORAGE_EMULATOR } = process.env;
  return value
    .replaceAll('https://firestore.googleapis.com', `http://${VITE_FIRESTORE_EMULATOR}`)
    .replaceAll('https://identitytoolkit.googleapis.com', `http://${VITE_AUTH_EMULATOR}`)
    .replaceAll('https://firebasestorage.googleapis.com', `http://${VITE_STORAGE_EMULATOR}`);
}
