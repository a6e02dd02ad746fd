import { createServer, type InlineConfig, preview } from 'vite';
import { buildSite } from '../build/index.ts';
import { devLocales } from './dev-locales.ts';
import { onExit } from './lifetime.ts';
import { localEnvironment } from './local-environment.ts';
import type { Ports } from './ports.ts';

/**
 * Builds the site for the local backend and serves it until this process ends.
 * @param backend resolves once the backend has its data
 * @param mayBeEmpty whether an empty database is allowed
 */
export async function buildAndServeSite(
  ports: Ports,
  outDir: string,
  backend: Promise<unknown>,
  mayBeEmpty = false,
): Promise<void> {
  setLocalEnvironment(ports);
  await buildSite(outDir, { database: backend, mayBeEmpty });
  const server = await preview({ ...quiet, build: { outDir }, preview: { port: ports.site } });
  onExit(() => server.close());
}

/** Serves the sources with hot module replacement until this process ends. */
export async function serveSources(ports: Ports): Promise<void> {
  setLocalEnvironment(ports);
  const server = await createServer({ plugins: [devLocales()], server: { port: ports.site } });
  await server.listen();
  onExit(() => server.close());
}

const quiet: InlineConfig = { logLevel: 'warn' };

/** Sets the environment of the app and the function, overriding .env files. */
function setLocalEnvironment(ports: Ports): void {
  Object.assign(process.env, {
    ...localEnvironment(ports),
    VITE_IMAGE_SERVICE: 'netlify',
    VITE_COMPANY_CONTACT_NAME: 'Salma Hartmann',
    VITE_COMPANY_CONTACT_PHONE: '+20 100 555 0143',
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    INQUIRY_TO: 'sales@dealer.example',
    INQUIRY_FROM: 'website@dealer.example',
  });
}
