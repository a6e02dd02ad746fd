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

const targets = [
  ...['/', '/inventory', '/404.html', '/_headers', '/.netlify/images', '/sample/shipments.csv'],
  ...['/.netlify/images?url=http://[&w=1e9&fm=jpg', '/.netlify/functions/../../../etc/passwd'],
  ...['//evil.example:7788%2f', '///', '/\\evil.example:1%2f', '*', 'inventory', 'http://[::1', '/%', '/%00'],
  ...['/%ff%fe.html', '/..%2f..%2f..%2fetc/passwd', '/__proto__', '/@fs/%', '/?import&%E0%A4%A', '/\xff\xfe'],
  `/${'a'.repeat(9_000)}`,
];
const methods = ['HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'X'];
const headers = [
  ...['Host: evil.example', 'Host: [', 'Host: ', 'Host: localhost:99999999', 'Accept-Encoding: br;q=x, *'],
  ...['If-None-Match: \xff"\\', 'Range: bytes=9-1,-,x', 'Content-Length: -1', 'Expect: miracles'],
  ...['Upgrade: websocket\r\nConnection: Upgrade', 'Origin: http://[', 'Cookie: \x01', 'no colon'],
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
  const whole = (first: string, ...more: readonly string[]) =>
    `${[first, ...more, 'Connection: close'].join('\r\n')}\r\n\r\n`;
  const host = 'Host: localhost';
  return [
    ...targets.map((target) => whole(`GET ${target} HTTP/1.1`, host)),
    ...methods.map((method) => whole(`${method} / HTTP/1.1`, host)),
    ...headers.map((header) => whole('GET / HTTP/1.1', ...(header.startsWith('Host') ? [] : [host]), header)),
    ...['nonsense', '', 'GET /', 'GET / HTTP/9.9', '\0\0\0'].map((first) => whole(first)),
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
])('the %s responds to every request', async (_name, start) => {
  const { server, address } = await start();
  const { port } = address as AddressInfo;
  try {
    expect(await unanswered(port)).toEqual([]);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  } finally {
    await server.close();
  }
});
