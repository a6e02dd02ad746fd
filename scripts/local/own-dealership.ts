/**
 * Dealerships of browser tests: with the cookie `dealership=PROJECT`, the local site shows that project and its bucket
 * instead of the sample's, so that tests run in parallel on the same emulators.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { Connect } from 'vite';
import { textTypes } from './compress.ts';
import { projectId } from './emulators-process.ts';
import { requestUrl } from './requests.ts';

/**
 * The environment a request is answered with. Read on each request, because the addresses are known only after the
 * backend has started.
 */
export function environmentOf(request: IncomingMessage): NodeJS.ProcessEnv {
  const renamed = Object.entries(process.env).map(([name, value = '']) => [
    name,
    name.startsWith('VITE_') ? inDealershipOf(request, value) : value,
  ]);
  return Object.fromEntries(renamed);
}

/** A text with the name of the request's project. */
export function inDealershipOf(request: IncomingMessage, text: string): string {
  return text.replaceAll(projectId, cookieOf(request, 'dealership') ?? projectId);
}

/** Serves the text files of a built site with the name of a test's project; use before `serveTextFiles`. */
export function serveOwnDealership(outDir: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = requestUrl(request);
    const type = textTypes[extname(pathname)];
    if (!cookieOf(request, 'dealership') || !type) return next();
    const rename = (text: string) => inDealershipOf(request, text);
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (typeof value === 'string') response.setHeader(name, rename(value));
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    response.end(rename(await readFile(join(outDir, pathname), 'utf8')));
  };
}

/** With the cookie `lists=empty`, lists start from the empty shell, because the built ones show the sample. */
export const serveEmptyLists: Connect.NextHandleFunction = (request, _response, next) => {
  const [isList, locale = ''] = requestUrl(request).pathname.match(listPath) ?? [];
  if (isList && cookieOf(request, 'lists') === 'empty') request.url = `${locale}/app.html`;
  next();
};

const listPath = /^(\/de|\/ar)?\/?(?:inventory|blogs)?$/;

function cookieOf({ headers: { cookie = '' } }: IncomingMessage, name: string): string | undefined {
  return cookie.match(new RegExp(`(?:^|; )${name}=([\\w-]+)(?:;|$)`))?.[1];
}
