import { createServer, type InlineConfig, preview } from 'vite';
import { buildSite } from '../build/index.ts';
import { devLocales } from './dev-locales.ts';
import { atEnd } from './lifetime.ts';
import { localVariables } from './local-variables.ts';
import type { Ports } from './ports.ts';

/**
 * Builds the site for the local backend into `outDir` and serves it, ended with this program.
 *
 * @param backend resolves once the backend answers, with what the site is to show in it
 * @param mayBeEmpty whether that may be nothing
 */
export async function buildAndServeSite(
  ports: Ports,
  outDir: string,
  backend: Promise<unknown>,
  mayBeEmpty = false,
): Promise<void> {
  pointAtLocalBackend(ports);
  await buildSite(outDir, { database: backend, mayBeEmpty });
  const server = await preview({ ...quiet, build: { outDir }, preview: { port: ports.site } });
  atEnd(() => server.close());
}

/** Serves the sources with hot module replacement, ended with this program. */
export async function serveSources(ports: Ports): Promise<void> {
  pointAtLocalBackend(ports);
  const server = await createServer({ plugins: [devLocales()], server: { port: ports.site } });
  await server.listen();
  atEnd(() => server.close());
}

const quiet: InlineConfig = { logLevel: 'warn' };

/** Points the app's and the function's environment at the local backend, whatever .env files say. */
function pointAtLocalBackend(ports: Ports): void {
  Object.assign(process.env, {
    ...localVariables(ports),
    VITE_IMAGE_SERVICE: 'netlify',
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    INQUIRY_TO: 'sales@dealer.example',
    INQUIRY_FROM: 'website@dealer.example',
  });
}
