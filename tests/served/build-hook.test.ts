import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerBuildHooks, localHooks } from '../../scripts/local/build-hook.ts';
import { cars } from '../../seed/cars.ts';
import { parseBuildReport } from '../../src/model/publishing.ts';
import { listen } from '../support/listen.ts';

/** A build hook runs `npm run build` and replaces the served files. */
const servers: Server[] = [];
const outDir = '.cache/build-hook/site';

beforeEach(async () => {
  await rm(outDir, { recursive: true, force: true });
  for (const page of ['car/bmw-x5-2024', 'car/deleted', 'old']) {
    await mkdir(dirname(join(outDir, page)), { recursive: true });
    await writeFile(join(outDir, `${page}.html`), 'An earlier page');
  }
  await writeFile(join(outDir, 'build.json'), '{"time":"2026-11-01T10:00:00.000Z","cars":{},"blogs":{}}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
});

/** Serves the hooks of a site with the code of the sample's; resolves to its address. */
function listenToHooks(): Promise<string> {
  const answer = answerBuildHooks(outDir, '.cache/site');
  const server = createServer((request, response) => answer(request, response, () => {}));
  servers.push(server);
  return listen(server);
}

async function callHook(host: string): Promise<number> {
  return (await fetch(`${host}/build_hooks/${localHooks.builds}`, { method: 'POST' })).status;
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

test('a hook responds at once, then builds the site from stored data and replaces the served one', async () => {
  const host = await listenToHooks();
  expect(await callHook(host)).toBe(200);
  expect(read('car/bmw-x5-2024.html')).toBe('An earlier page');

  const published = () => Object.keys(parseBuildReport(JSON.parse(read('build.json'))).cars);
  // The report is replaced last.
  await vi.waitFor(() => expect(published()).not.toEqual([]), { timeout: 300_000, interval: 200 });
  expect(cars.map(({ id }) => id)).toEqual(expect.arrayContaining(published()));
  expect(published()).toContain('bmw-x5-2024');
  for (const base of ['', 'de/', 'ar/']) {
    expect(read(`${base}car/bmw-x5-2024.html`)).toContain('<title>BMW X5');
    expect(read(`${base}index.html`)).toContain('<link rel="canonical"');
  }
  for (const gone of ['car/deleted.html', 'old.html']) expect(existsSync(join(outDir, gone))).toBe(false);
});

test('a failed build prints the reason and keeps the served site', async () => {
  const failed = new Promise<string>((resolve) => {
    vi.spyOn(console, 'error').mockImplementation(resolve);
  });
  vi.stubEnv('VITE_FIREBASE_API_KEY', '');
  const host = await listenToHooks();
  expect(await callHook(host)).toBe(200);
  const message = await failed;
  expect(message).toContain('The build failed; the site stays as it is.');
  expect(message).toMatch(/These environment variables are missing .*\n {2}VITE_FIREBASE_API_KEY\n$/);
  expect(read('car/bmw-x5-2024.html')).toBe('An earlier page');
});
