/** The local site responds to every request line, method and header. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localEnvironment } from '../../scripts/local/local-environment.ts';
import { localNetlify } from '../../scripts/local/netlify-plugin.ts';
import { developmentPorts } from '../../scripts/local/ports.ts';
import { createRandom } from '../support/random.ts';

let site: string;

beforeAll(async () => {
  for (const [name, value] of Object.entries(localEnvironment(developmentPorts))) vi.stubEnv(name, value);
  vi.stubEnv('VITE_IMAGE_SERVICE', 'netlify');
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  site = await mkdtemp(join(tmpdir(), 'local-server-'));
  await writeFile(join(site, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  for (const page of ['index.html', '404.html', 'app.html'])
    await writeFile(join(site, page), '<!doctype html><title>Site</title>');
});

afterAll(() => rm(site, { recursive: true }));

const paths = [
  '/',
  '/inventory',
  '/.netlify/images',
  '/.netlify/images?url=%2f&w=1',
  '/.netlify/images?url=http://[&w=1e9&fm=jpg',
  '/.netlify/functions/sendEmail',
  '/.netlify/functions/../../../etc/passwd',
  '/.netlify/functions/constructor',
  '/sample/shipments.csv',
  '/Hero/hero.webp',
  '/404.html',
  '/_headers',
  '/de/x.html',
];

const oddTargets = [
  '//evil.example:7788%2f',
  '//evil.example:99999999/',
  '///',
  '/\\evil.example:1%2f',
  '*',
  'inventory',
  'http://evil.example/',
  'http://[::1',
  'evil.example:443',
  '/%',
  '/%00',
  '/%ff%fe.html',
  '/..%2f..%2f..%2fetc/passwd',
  '/../../../../etc/passwd',
  '/__proto__',
  '/constructor',
  '/?',
  '/#',
  '/@fs/%',
  '/@id/%00',
  '/@vite/client?%',
  '/?import&%E0%A4%A',
  `/${'a'.repeat(9_000)}`,
  `/${'%2e%2e/'.repeat(500)}`,
  `/?${'a=b&'.repeat(2_000)}`,
  '/\xff\xfe',
];

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'X',
];

const oddHeaders = [
  'Host: evil.example',
  'Host: user:pass@localhost',
  'Host: [',
  'Host: ',
  'Host: localhost:99999999',
  'Host: /\\%2f',
  'If-None-Match: \xff"\\',
  'If-Modified-Since: never',
  'Accept-Encoding: br;q=x, *',
  'Accept: \xff',
  'Range: bytes=9-1,-,x',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Type: multipart/form-data',
  'Transfer-Encoding: chunked, gzip',
  'Expect: 100-continue',
  'Expect: miracles',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Origin: null',
  'Origin: http://[',
  'Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Site: cross-site',
  'Cookie: \x01',
  'X-Forwarded-For: %',
  ': nameless',
  'no colon',
  `X-Long: ${'x'.repeat(20_000)}`,
];

/** Sends a raw request; resolves to the status line, or '' without a response. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const done = () => {
      socket.destroy();
      resolve(answer.split('\r\n')[0] ?? '');
    };
    // The first call of the function is slow on a busy machine.
    socket.setTimeout(20_000, done);
    socket.on('error', done);
    socket.on('close', done);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n\r\n')) done();
    });
    socket.write(request, 'latin1');
  });
}

function requests(): readonly string[] {
  const { below, pick } = createRandom(7);
  const line = (method: string, target: string) => `${method} ${target} HTTP/1.1`;
  const whole = (first: string, headers: readonly string[], body = '') =>
    `${[first, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`;
  const targets = [...paths, ...oddTargets];
  const host = 'Host: localhost';
  return [
    ...targets.map((target) => whole(line('GET', target), [host])),
    ...methods.map((method) => whole(line(method, '/'), [host])),
    ...oddHeaders.map((header) =>
      whole(line('GET', '/'), header.startsWith('Host') ? [header] : [host, header]),
    ),
    ...['nonsense', '', 'GET', 'GET /', 'GET / HTTP/9.9', 'GET  / HTTP/1.1', '\0\0\0'].map((first) =>
      whole(first, []),
    ),
    ...Array.from({ length: 400 }, () =>
      whole(
        line(pick(methods), pick(targets) + (below(10) < 3 ? pick(targets) : '')),
        [...(below(10) < 8 ? [host] : []), pick(oddHeaders), pick(oddHeaders)],
        below(10) < 3 ? '{"name":' : '',
      ),
    ),
  ];
}

/** The requests without a response. */
async function unanswered(port: number): Promise<readonly string[]> {
  const silent: string[] = [];
  for (const request of requests()) {
    const answer = await exchange(port, request);
    if (!/^HTTP\/1\.1 \d{3} /.test(answer)) silent.push(request.slice(0, 300));
  }
  return silent;
}

const options = { configFile: false, logLevel: 'silent', plugins: [localNetlify()] } satisfies InlineConfig;
const anyPort = { port: 0, host: '127.0.0.1' };

async function startBuiltSite() {
  const server = await preview({ ...options, build: { outDir: site }, preview: anyPort });
  return { server, address: server.httpServer.address() };
}

async function startDevServer() {
  const server = await createServer({ ...options, root: site, server: anyPort });
  await server.listen();
  return { server, address: server.httpServer?.address() };
}

test.each([
  ['built site', startBuiltSite],
  ['dev server', startDevServer],
])('the %s responds to every request', { timeout: 120_000 }, async (_name, start) => {
  const { server, address } = await start();
  const { port } = address as AddressInfo;
  try {
    expect(await unanswered(port)).toEqual([]);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  } finally {
    await server.close();
  }
});
