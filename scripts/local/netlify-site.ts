import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'smol-toml';
import type { Connect } from 'vite';
import { requestUrl } from './requests.ts';

/** What netlify.toml says of the site, as far as this project uses it. */
interface NetlifyConfig {
  readonly redirects?: readonly { readonly from: string; readonly to: string; readonly status: number }[];
}

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files that tell Netlify something and are no part of the site. */
const forNetlify: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);

/**
 * Serves a built site the way Netlify does: its own file _headers, the rewrites of netlify.toml, pages by their
 * folder, and 404.html with status 404 for what does not exist.
 */
export function likeNetlify(outDir: string): Connect.NextHandleFunction {
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

/** A path on a line of its own, and below it the headers of what it matches. */
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

/** Later rules add to and overwrite earlier ones. */
function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers),
  );
}

function resolveFile({ redirects = [] }: NetlifyConfig, outDir: string, pathname: string) {
  const page = posix.join(pathname, 'index.html');
  const isPublished = isInside(pathname) && !forNetlify.has(pathname);
  if (isPublished && isFile(join(outDir, safe(pathname)))) return { file: pathname, status: 200 };
  if (isPublished && isFile(join(outDir, safe(page)))) return { file: page, status: 200 };
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

/** Whether a path stays in the folder it is joined to, its escaped dots and slashes decoded. */
function isInside(pathname: string): boolean {
  const path = safe(pathname);
  return path !== '' && !path.split(/[\\/]/).includes('..');
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
