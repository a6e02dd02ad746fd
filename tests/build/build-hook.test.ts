import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerBuildHooks, localHooks } from '../../scripts/local/build-hook.ts';
import { localEnvironment } from '../../scripts/local/local-environment.ts';
import { developmentPorts } from '../../scripts/local/ports.ts';
import { parseBuildReport } from '../../src/model/publishing.ts';
import { blogFields, carFields, soldFields } from '../e2e/factories.ts';
import { encodeFields, type Fields } from '../wire.ts';

/** A build hook runs `npm run build` and replaces the served files: the only test that runs the command. */
const servers: Server[] = [];
const outDir = '.cache/build-hook/site';

beforeEach(() => rm(outDir, { recursive: true, force: true }));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Resolves to its address without a scheme. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the hooks of a site that is built with these variables. */
function listenToHooks(variables: Readonly<Record<string, string>>): Promise<string> {
  const answer = answerBuildHooks(outDir, { ...localEnvironment(developmentPorts), ...variables });
  return listen((request, response) => answer(request, response, () => response.writeHead(418).end()));
}

async function call(host: string, path: string, method = 'POST'): Promise<number> {
  return (await fetch(`http://${host}${path}`, { method })).status;
}

/** A database with the site's rules. */
async function listenToDatabase(documents: Readonly<Record<string, object>>): Promise<string> {
  const firestore = createFirestore({ rules: readFileSync('firestore.rules', 'utf8') });
  const { VITE_FIREBASE_PROJECT_ID: project } = localEnvironment(developmentPorts);
  const path = `projects/${project}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([name, fields]) => ({
    update: { name: `${path}/${name}`, fields: encodeFields(fields as Fields) },
  }));
  const commit = { method: 'POST', headers: { Authorization: 'Bearer owner' } };
  await firestore.fetch(`/v1/${path}:commit`, { ...commit, body: JSON.stringify({ writes }) });
  return listen(async (request, response) => {
    const { url = '', method = 'GET' } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = await firestore.fetch(url, { method, body });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  });
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

async function writeEarlierSite(): Promise<void> {
  for (const page of ['car/Changed', 'car/Hidden', 'car/Deleted', 'old']) {
    await mkdir(join(outDir, page), { recursive: true });
    await writeFile(join(outDir, page, 'index.html'), 'An earlier page');
  }
  await writeFile(join(outDir, 'build.json'), '{"time":"2026-11-01T10:00:00.000Z","cars":{},"blogs":{}}');
}

const updatedAt = new Date('2026-11-20T10:00:00Z');

test('a hook answers at once, then builds the site from what is stored and replaces the served one', async () => {
  await writeEarlierSite();
  const database = await listenToDatabase({
    'Cars/Changed': { ...carFields({ Model: 'Changed model' }), updatedAt },
    'Cars/New': { ...carFields({ Model: 'New car' }), updatedAt },
    'Cars/Sold': { ...carFields({ Model: 'Sold car', ...soldFields() }), updatedAt },
    'Cars/Hidden': { ...carFields({ Model: 'Hidden car', Hidden: true }), updatedAt },
    'Blogs/article': { ...blogFields({ title: 'After' }), updatedAt },
  });
  const host = await listenToHooks({ VITE_FIRESTORE_EMULATOR: database, VITE_IMAGE_SERVICE: 'netlify' });
  expect(await call(host, '/inventory')).toBe(418);
  expect(await call(host, '/build_hooks/000000000000000000000009')).toBe(404);
  expect(await call(host, `/build_hooks/${localHooks.builds}`, 'GET')).toBe(404);
  expect(await call(host, `/build_hooks/${localHooks.builds}`)).toBe(200);
  expect(read('car/Changed/index.html')).toBe('An earlier page');

  const report = () => parseBuildReport(JSON.parse(read('build.json')));
  // The report is replaced last.
  await vi.waitFor(() => expect(Object.keys(report().cars)).not.toEqual([]), {
    timeout: 200_000,
    interval: 200,
  });
  expect(report()).toMatchObject({
    cars: {
      Changed: { version: updatedAt.getTime(), title: 'Volvo Changed model' },
      New: { version: updatedAt.getTime() },
      Sold: { version: updatedAt.getTime() },
    },
    blogs: { article: { version: updatedAt.getTime(), title: 'After' } },
  });
  for (const base of ['', 'de/', 'ar/']) {
    expect(read(`${base}car/Changed/index.html`)).toContain('<title>Volvo Changed model');
    expect(read(`${base}car/New/index.html`)).toMatch(/<meta property="og:title" content="Volvo New car/);
    expect(read(`${base}car/Sold/index.html`)).toContain('https://schema.org/SoldOut');
    for (const gone of ['Hidden', 'Deleted'])
      expect(existsSync(join(outDir, `${base}car/${gone}/index.html`))).toBe(false);
    // Served instead (netlify.toml).
    expect(read(`${base}app.html`)).toMatch(/<meta property="og:image" content="https:[^"]*\/preview.jpg"/);
    expect(read(`${base}blogs/feed.xml`)).toContain('>After</title>');
  }
  expect(existsSync(join(outDir, 'old'))).toBe(false);
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('/car/New</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>');
  expect(sitemap).not.toContain('/car/Hidden');
});

test('a failed build says why and keeps the served site', async () => {
  await writeEarlierSite();
  const failed = new Promise<string>((resolve) => {
    vi.spyOn(console, 'error').mockImplementation(resolve);
  });
  const host = await listenToHooks({ VITE_FIREBASE_API_KEY: '' });
  expect(await call(host, `/build_hooks/${localHooks.builds}`)).toBe(200);
  const message = await failed;
  expect(message).toContain('The build failed; the site stays as it is.');
  expect(message).toMatch(/These environment variables are missing .*\n {2}VITE_FIREBASE_API_KEY\n$/);
  expect(read('car/Changed/index.html')).toBe('An earlier page');
});
