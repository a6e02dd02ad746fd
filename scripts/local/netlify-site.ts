import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Connect } from 'vite';
import type { HostRule, HostRules } from './netlify-rules.ts';
import { inDealershipOf } from './own-dealership.ts';
import { proxy } from './proxy.ts';
import { requestUrl } from './requests.ts';

/** What a path is answered with: a file of the site, another address, or another server's response. */
export type Answer =
  | { readonly file: string; readonly status: number }
  | { readonly location: string; readonly status: number }
  | { readonly proxied: string };

/** Configuration for Netlify that is not served. */
const configurationFiles: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** Serves a built site as Netlify does. A file is left to the next handler, as the request's URL. */
export function serveNetlifySite(outDir: string, rules: HostRules): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname: asked, search } = requestUrl(request);
    // Measured in https://github.com/teambtcmap/btcmap.org/pull/1273.
    const pathname = asked.replace(/\/{2,}/g, '/');
    const answer = findAnswer(outDir, rules, pathname);
    if ('proxied' in answer) return proxy(inDealershipOf(request, answer.proxied), request, response);
    response.statusCode = answer.status;
    if ('location' in answer) {
      response.setHeader('Location', answer.location + search);
      response.end();
      return;
    }
    for (const [name, value] of Object.entries(rules.headersFor(pathname))) response.setHeader(name, value);
    request.url = answer.file;
    next();
  };
}

/**
 * Forced rules come first, then files, then other rules, then 404.html
 * (https://docs.netlify.com/platform/request-chain).
 */
export function findAnswer(outDir: string, rules: HostRules, pathname: string): Answer {
  const rule = rules.findRule(pathname);
  const answer = rule?.force ? null : findFile(outDir, pathname);
  return answer ?? (rule && followRule(outDir, rule)) ?? { file: '/404.html', status: 404 };
}

/**
 * The file of a path, by "Pretty URLs", Netlify's default, as measured in
 * https://github.com/slorber/trailing-slash-guide: `/about` is about.html, and a folder's path ends with a slash.
 */
function findFile(outDir: string, pathname: string): Answer | null {
  const path = toRelativePath(pathname);
  if (path === null) return null;
  const isPublished = (file: string) => !configurationFiles.has(file) && isFile(join(outDir, file));
  const name = path.replace(/\/$/, '');
  const page = `${name}.html`;
  const index = posix.join(path, 'index.html');
  if (isPublished(path)) return { file: `/${path}`, status: 200 };
  if (name && isPublished(page))
    return path === name ? { file: `/${page}`, status: 200 } : { location: `/${name}`, status: 301 };
  if (!isPublished(index)) return null;
  return path === name && name ? { location: `/${name}/`, status: 301 } : { file: `/${index}`, status: 200 };
}

function followRule(outDir: string, { to, status }: HostRule): Answer | null {
  if (status >= 300 && status < 400) return { location: to, status };
  if (URL.canParse(to)) return { proxied: to };
  const target = findFile(outDir, to);
  return target && 'file' in target ? { ...target, status } : null;
}

/** Decoded, without a leading slash; null for a path that can't be decoded or leaves its folder. */
function toRelativePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).replace(/^\/+/, '');
    return /(^|[\\/])\.\.([\\/]|$)|\0/.test(path) ? null : path;
  } catch {
    return null;
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
