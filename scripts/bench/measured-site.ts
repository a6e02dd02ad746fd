import { startSeededBackend } from '../local/backend.ts';
import { startEmulators } from '../local/emulator-suite.ts';
import { freePort, freePorts } from '../local/ports.ts';
import { buildAndServeSite } from '../local/site.ts';

/** Free ports, so that benchmarks run beside `npm start` and `npm test`. */
export const measuredPorts = await freePorts();

/** Port of the browser's debugging protocol. */
export const browserPort = await freePort();

/**
 * Builds and serves the site on its own backend; both stop with this process.
 * @param stock the sample data, or an empty database
 * @returns the site's URL without a trailing slash
 */
export async function serveMeasuredSite(stock: 'sample' | 'none'): Promise<string> {
  const backend = stock === 'sample' ? startSeededBackend(measuredPorts) : startEmulators(measuredPorts);
  await buildAndServeSite(measuredPorts, '.cache/measured-site', backend, stock === 'none');
  return `http://localhost:${measuredPorts.site}`;
}
