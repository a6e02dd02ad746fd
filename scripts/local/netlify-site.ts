import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'smol-toml';
import type { Connect } from 'vite';
import { requestUrl } from './requests.ts';

/** The part of netlify.toml that this project uses. */
interface NetlifyConfig {
  readonly redirects?: readonly { readonly from: string; readonly to: string; readonly status: number }[];
}

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Configuration for Netlify that is not served. */
const configurationFiles: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);

/**
 * Serves a built site as Netlify does: headers of `_headers`, rewrites of netlify.toml, index.html of folders,
 * and 404.html with status 404.
 */
export function serveNetlifySite(outDir: string): Connect.NextHandleFunction {
  const config = parse(readFileSync('netlify.toml', 'utf8')) as NetlifyConfig;
  const rules = parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8'));
  return (request, response, next) => {
    const { pathname } = requestUrl(request);
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    const { file, status } = resolveFile(config, outDir, pathname);
    response.statusCode = status;
    request.url = file;
    next();
  };
}

/** Parses `_headers`: a path, then its indented headers. */
function parseHeaders(text: string): readonly HeaderRule[] {
  return text.split(/^(?=\/)/m).map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map(
      (line) =>
        line
          .trim()
          .match(/^([^:]+): (.*)$/)
          ?.slice(1) as [string, string],
    );
    return { path, headers: Object.fromEntries(headers) };
  });
}

/** Later rules override earlier ones. */
function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  );
}

function resolveFile({ redirects = [] }: NetlifyConfig, outDir: string, pathname: string) {
  const page = posix.join(pathname, 'index.html');
  const isPublished = isInside(pathname) && !configurationFiles.has(pathname);
  if (isPublished && isFile(join(outDir, decodePath(pathname)))) return { file: pathname, status: 200 };
  if (isPublished && isFile(join(outDir, decodePath(page)))) return { file: page, status: 200 };
  const rewrite = redirects.find(({ from }) => matches(from, pathname));
  return rewrite ? { file: rewrite.to, status: rewrite.status } : { file: '/404.html', status: 404 };
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** Returns a path that matches no file if it can't be decoded. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** Whether a decoded path stays inside its folder. */
function isInside(pathname: string): boolean {
  const path = decodePath(pathname);
  return path !== '' && !path.split(/[\\/]/).includes('..');
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
