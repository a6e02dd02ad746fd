import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite';

type Handler = (request: Request) => Promise<Response>;

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
      server.middlewares.use(handleSampleSheet);
      server.middlewares.use(handleFunctions((file) => loadInDev(server, file)));
    },
    configurePreviewServer(server) {
      server.middlewares.use(handleSampleSheet);
      server.middlewares.use(handleFunctions(loadOnce));
    },
  };
}

async function loadInDev(server: ViteDevServer, file: string): Promise<Handler> {
  return ((await server.ssrLoadModule(file)) as { default: Handler }).default;
}

const loaded = new Map<string, Promise<Handler>>();

function loadOnce(file: string): Promise<Handler> {
  const known =
    loaded.get(file) ?? runnerImport<{ default: Handler }>(file).then(({ module }) => module.default);
  loaded.set(file, known);
  return known;
}

function handleFunctions(load: (file: string) => Promise<Handler>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(functionsPrefix) ? pathname.slice(functionsPrefix.length) : '';
    const file = `./netlify/functions/${name}.ts`;
    if (!/^\w+$/.test(name) || !existsSync(file)) return next();
    try {
      const handler = await load(file);
      await send(response, await handler(toWebRequest(request)));
    } catch (error) {
      next(error);
    }
  };
}

const handleSampleSheet: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url?.split('?')[0] !== sampleShipments) return next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.end(await readFile('seed/shipments.csv'));
};

function toWebRequest(request: IncomingMessage): Request {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  return new Request(address, {
    method,
    headers,
    body: Readable.toWeb(request) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
