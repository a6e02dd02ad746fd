import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { baseOf } from '../../src/config/paths.ts';
import { type Edition, translations } from '../../src/model/text/editions.ts';
import { editionConfig } from '../build/bundle/edition.ts';

/**
 * Serves the other editions' sources under their addresses beside the English ones, each by a dev server of its own that
 * starts with its first page.
 */
export function devEditions(): Plugin {
  const started = new Map<Edition, Promise<ViteDevServer>>();
  return {
    name: 'dev-editions',
    configureServer(english) {
      english.middlewares.use(async (request, response, next) => {
        const path = `${request.url?.split('?')[0]}/`;
        const edition = translations.find((other) => path.startsWith(baseOf(other)));
        if (!edition) return next();
        const server = started.get(edition) ?? startEdition(edition, english);
        started.set(edition, server);
        server.then(({ middlewares }) => middlewares(request, response, next), next);
      });
    },
    async closeBundle() {
      for (const server of started.values()) await (await server).close();
    },
  };
}

function startEdition(edition: Edition, { httpServer }: ViteDevServer): Promise<ViteDevServer> {
  return createServer({
    ...editionConfig(edition),
    base: baseOf(edition),
    cacheDir: `node_modules/.vite/${edition}`,
    server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer } }) },
  });
}
