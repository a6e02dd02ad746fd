import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import { answerBuildHooks } from '../../scripts/local/build-hook.ts';
import { serveTextFiles } from '../../scripts/local/compress.ts';
import { localEnvironment } from '../../scripts/local/local-environment.ts';
import { serveNetlifySite } from '../../scripts/local/netlify-site.ts';
import { serveEmptyLists, serveOwnDealership } from '../../scripts/local/own-dealership.ts';
import { freePort, testPorts } from '../../scripts/local/ports.ts';
import type { BuildReport } from '../../src/model/publishing.ts';
import type { Dealership } from './dealership.ts';

/** A copy of the built site on a port of its own; its build hooks build it from a dealership. */
export interface PublishedSite {
  readonly url: string;
  /** Number of calls of each hook. */
  readonly calls: readonly string[];
  /** Declares that these documents have prerendered pages; the files stay. */
  pretendBuilt(report: BuildReport): Promise<void>;
  /** The HTML or XML at a path, without scripts. */
  textOf(path: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startPublishedSite({ project, bucket }: Dealership): Promise<PublishedSite> {
  const folder = await mkdtemp('.cache/published-');
  await cp('.cache/site', folder, { recursive: true });
  const hooks = answerBuildHooks(folder, {
    ...localEnvironment(testPorts),
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_STORAGE_BUCKET: bucket,
    VITE_IMAGE_SERVICE: 'netlify',
  });
  const calls: string[] = [];
  const port = await freePort();
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
    plugins: [
      {
        name: 'published-site',
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            const [, id] = request.url?.match(/^\/build_hooks\/(.*)/) ?? [];
            if (id) calls.push(id);
            // On a busy machine compression takes longer than a test waits.
            delete request.headers['accept-encoding'];
            next();
          });
          const serve = [serveEmptyLists, serveNetlifySite(folder), serveOwnDealership(folder)];
          for (const handle of [hooks, ...serve, serveTextFiles(folder)]) middlewares.use(handle);
        },
      },
    ],
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    calls,
    pretendBuilt: (report) => writeFile(join(folder, 'build.json'), JSON.stringify(report)),
    textOf: async (path) => (await fetch(url + path)).text(),
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The URL staff store for a local hook. */
export function hookAddress(id: string): string {
  return `https://api.netlify.com/build_hooks/${id}`;
}
