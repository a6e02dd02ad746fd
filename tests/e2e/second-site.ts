import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { loadManifest } from '../../scripts/build/bundle/bundle.ts';
import { writeServiceWorker } from '../../scripts/build/host/serviceWorker.ts';
import { fileOf } from '../../scripts/build/prerender/pages.ts';
import { textTypes } from '../../scripts/local/compress.ts';
import { serveOwnDealership } from '../../scripts/local/own-dealership.ts';
import type { Locale } from '../../src/model/locales.ts';
import { listen } from '../support/listen.ts';

/** A copy of the built site on a port of its own, where a test can deploy a new version of a locale. */
export interface SecondSite {
  readonly url: string;
  /** Name of the new version's entry script. */
  readonly newEntry: string;
  deploy(): Promise<void>;
  stop(): Promise<void>;
}

const newEntry = '/assets/index-next.js';

export async function startSecondSite(siteLocale: Locale): Promise<SecondSite> {
  const folder = await mkdtemp(join(tmpdir(), 'second-site-'));
  await cp('.cache/site', folder, { recursive: true });
  const serveOwn = serveOwnDealership(folder);
  // Like a host's, a deployment is seen whole: half a service worker would be installed as a version of its own.
  let deployed = Promise.resolve();
  const server = createServer(async (request, response) => {
    await deployed;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = extname(path) ? path : fileOf(path);
    response.setHeader('Cache-Control', 'no-cache');
    request.url = file;
    if (existsSync(join(folder, file)) && textTypes[extname(file)])
      return serveOwn(request, response, () => response.writeHead(500).end());
    // Stored pictures are missing here.
    const picture = await readFile(join(folder, file)).catch(() => readFile('public/icons/icon-192.png'));
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
  });
  const origin = await listen(server);
  return {
    // Of the cookie of a test's dealership.
    url: origin.replace('127.0.0.1', 'localhost'),
    newEntry,
    deploy() {
      deployed = deploy(folder, siteLocale);
      return deployed;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A new version whose pages start with another script, like any change of code. */
async function deploy(folder: string, siteLocale: Locale): Promise<void> {
  const manifest = await loadManifest('.cache/site', siteLocale);
  const { file = '' } = manifest['index.html'] ?? {};
  await writeFile(join(folder, newEntry), `import '/${file}';`);
  for (const page of await readdir(folder, { recursive: true })) {
    if (!page.endsWith('.html')) continue;
    const html = await readFile(join(folder, page), 'utf8');
    await writeFile(join(folder, page), html.replaceAll(`src="/${file}"`, `src="${newEntry}"`));
  }
  const entry = { ...manifest['index.html'], file: newEntry.slice(1), assets: [file] };
  await writeServiceWorker(folder, { ...manifest, 'index.html': entry }, siteLocale, {});
}
