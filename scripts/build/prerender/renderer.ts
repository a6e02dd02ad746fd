import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../../../src/app/prerender.tsx';
import { type Edition, editions } from '../../../src/model/text/editions.ts';
import { editionConfig } from '../bundle/edition.ts';

/** The app as it renders on Node, in one edition. */
export type Renderer = typeof Prerender;

export type Renderers = Readonly<Record<Edition, Renderer>>;

/** The app built for Node in each edition: class names and environment are those of the browser's bundle. */
export async function loadRenderers(outDir: string): Promise<Renderers> {
  const renderers = editions.map(async (edition) => [edition, await loadRenderer(outDir, edition)] as const);
  return Object.fromEntries(await Promise.all(renderers)) as Record<Edition, Renderer>;
}

async function loadRenderer(outDir: string, edition: Edition): Promise<Renderer> {
  const folder = resolve('.cache', `prerender-${outDir.replace(/\W+/g, '-')}-${edition}`);
  await build({
    ...editionConfig(edition),
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, manifest: false },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer;
}
