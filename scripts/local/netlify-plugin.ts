import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { remoteImagePatterns, rewrites } from '../build/host/netlify.ts';
import { answerBuildHooks } from './build-hook.ts';
import { serveTextFiles } from './compress.ts';
import { serveImages } from './image-service.ts';
import { loadHostRules } from './netlify-rules.ts';
import { serveNetlifySite } from './netlify-site.ts';
import { environmentOf, serveEmptyLists, serveOwnDealership } from './own-dealership.ts';
import { proxy } from './proxy.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { catchErrors, refuseOtherUpgrades, requestUrl, tolerateBadRequests } from './requests.ts';
import { type NetlifyModule, runFunction } from './run-function.ts';

const functionsPrefix = '/.netlify/functions/';
const sampleShipments = '/sample/shipments.csv';

/**
 * Replaces Netlify in `npm start`, `npm run dev` and the tests: runs netlify/functions and serves the sample
 * shipment sheet.
 */
export function localNetlify(): Plugin {
  return {
    name: 'local-netlify',
    configureServer(server) {
      if (server.httpServer) {
        tolerateBadRequests(server.httpServer as HttpServer);
        refuseOtherUpgrades(server.httpServer as HttpServer);
      }
      addAll(server.middlewares, [
        ...commonHandlers(),
        proxyRewrites,
        handleFunctions((file) => server.ssrLoadModule(file) as Promise<NetlifyModule>),
      ]);
    },
    async configurePreviewServer(server) {
      const { outDir } = server.config.build;
      tolerateBadRequests(server.httpServer as HttpServer);
      addAll(server.middlewares, [
        ...commonHandlers(),
        handleFunctions(loadOnce()),
        answerBuildHooks(outDir),
        serveEmptyLists,
        serveNetlifySite(outDir, await loadHostRules(outDir)),
        serveOwnDealership(outDir),
        serveTextFiles(outDir),
      ]);
    },
  };
}

const commonHandlers = () => [handleSampleSheet, serveImages(allowedImages)];

function addAll(server: Connect.Server, handlers: readonly Connect.NextHandleFunction[]): void {
  for (const handle of handlers) server.use(catchErrors(handle));
}

const allowedImages = (request: IncomingMessage) => remoteImagePatterns(parseEnv(environmentOf(request)));

/** Sources have no `_redirects`. */
const proxyRewrites: Connect.NextHandleFunction = (request, response, next) => {
  const url = rewrites(parseEnv(environmentOf(request)))[requestUrl(request).pathname];
  return url ? proxy(url, request, response) : next();
};

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
 * Runs the requested function. Its rate limit applies only if INQUIRY_RATE_LIMIT is set, because local clients
 * share one address.
 */
export function handleFunctions(load: Load): Connect.NextHandleFunction {
  const limiter = process.env.INQUIRY_RATE_LIMIT ? createRateLimiter() : null;
  return catchErrors(async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith(functionsPrefix)) return next();
    const name = path.slice(functionsPrefix.length);
    const file = `./netlify/functions/${name}.ts`;
    // Without this, Vite's SPA fallback answers with status 200.
    if (!/^\w+$/.test(name) || !existsSync(file)) return void response.writeHead(404).end('Not found');
    await runFunction(await load(file), request, response, limiter);
  });
}

const handleSampleSheet: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url?.split('?')[0] !== sampleShipments) return next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.end(await readFile('seed/shipments.csv'));
};
