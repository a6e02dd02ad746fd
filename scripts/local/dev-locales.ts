import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { baseOf } from '../../src/config/paths.ts';
import { contentLocales, type Locale } from '../../src/model/locales.ts';
import { localeConfig } from '../build/bundle/locale.ts';

/** Serves the other locales at /de/ and /ar/, each by its own dev server that starts on its first request. */
export function devLocales(): Plugin {
  const started = new Map<Locale, Promise<ViteDevServer>>();
  return {
    name: 'dev-locales',
    configureServer(english) {
      english.middlewares.use(async (request, response, next) => {
        const path = `${request.url?.split('?')[0]}/`;
        const locale = contentLocales.find((other) => path.startsWith(baseOf(other)));
        if (!locale) return next();
        const server = started.get(locale) ?? startLocale(locale, english);
        started.set(locale, server);
        server.then(({ middlewares }) => middlewares(request, response, next), next);
      });
    },
    async closeBundle() {
      for (const server of started.values()) await (await server).close();
    },
  };
}

function startLocale(locale: Locale, { httpServer }: ViteDevServer): Promise<ViteDevServer> {
  return createServer({
    ...localeConfig(locale),
    base: baseOf(locale),
    cacheDir: `node_modules/.vite/${locale}`,
    server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer } }) },
  });
}
