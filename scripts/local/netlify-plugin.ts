import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { remoteImages } from '../build/host/imageCdn.ts';
import { rewrites } from '../build/host/rewrites.ts';
import { answerBuildHooks } from './build-hook.ts';
import { serveText } from './compress.ts';
import { serveImages } from './image-service.ts';
import { likeNetlify } from './netlify-site.ts';
import { passOn } from './pass-on.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { acceptAnyRequest, catchErrors, refuseOtherUpgrades } from './requests.ts';
import { type NetlifyModule, runFunction } from './run-function.ts';

const functionsPrefix = '/.netlify/functions/';
const sampleShipments = '/sample/shipments.csv';

/**
 * What Netlify does for the site, for `npm start`, `npm run dev` and the tests: runs the functions in
 * netlify/functions, and serves the sample shipment sheet that stands in for the published spreadsheet.
 */
export function localNetlify(): Plugin {
  return {
    name: 'local-netlify',
    configureServer(server) {
      if (server.httpServer) {
        acceptAnyRequest(server.httpServer as HttpServer);
        refuseOtherUpgrades(server.httpServer as HttpServer);
      }
      addAll(server.middlewares, [
        ...onEveryServer(),
        handleFunctions((file) => server.ssrLoadModule(file) as Promise<NetlifyModule>),
      ]);
    },
    configurePreviewServer(server) {
      const { outDir } = server.config.build;
      acceptAnyRequest(server.httpServer as HttpServer);
      addAll(server.middlewares, [
        ...onEveryServer(),
        handleFunctions(loadOnce()),
        answerBuildHooks(outDir),
        likeNetlify(outDir),
        serveText(outDir),
      ]);
    },
  };
}

const onEveryServer = () => [handleSampleSheet, serveImages(allowedImages), passOn(rewritten)];

function addAll(server: Connect.Server, handlers: readonly Connect.NextHandleFunction[]): void {
  for (const handle of handlers) server.use(catchErrors(handle));
}

/** The environment is only set once the local backend's addresses are known. */
const allowedImages = () => remoteImages(parseEnv(process.env));
const rewritten = () => rewrites(parseEnv(process.env));

type Load = (file: string) => Promise<NetlifyModule>;

function loadOnce(): Load {
  const loaded = new Map<string, Promise<NetlifyModule>>();
  return (file) => {
    const known = loaded.get(file) ?? runnerImport<NetlifyModule>(file).then(({ module }) => module);
    loaded.set(file, known);
    return known;
  };
}

/**
 * Runs the function a request names. Netlify's rate limit, as the function declares it, is applied only
 * where INQUIRY_RATE_LIMIT is set: people and tests at one machine share one address.
 */
export function handleFunctions(load: Load): Connect.NextHandleFunction {
  const limiter = process.env.INQUIRY_RATE_LIMIT ? createRateLimiter() : null;
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith(functionsPrefix)) return next();
    const file = functionFile(path.slice(functionsPrefix.length));
    // The site's own fallback page would answer with 200.
    if (!file) return notFound(response);
    try {
      const module = await load(file);
      await runFunction(module, request, response, limiter);
    } catch (error) {
      next(error);
    }
  };
}

function functionFile(name: string): string | null {
  const file = `./netlify/functions/${name}.ts`;
  return /^\w+$/.test(name) && existsSync(file) ? file : null;
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404;
  response.end('Not found');
}

const handleSampleSheet: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url?.split('?')[0] !== sampleShipments) return next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.end(await readFile('seed/shipments.csv'));
};
