import { startSeededBackend } from '../local/backend.ts';
import { startEmulators } from '../local/emulator-suite.ts';
import { endWith } from '../local/lifetime.ts';
import { freePort, freePorts } from '../local/ports.ts';
import { buildAndServeSite } from '../local/site.ts';

/** `npm run perf` and the benches can run beside `npm start` and `npm test`. */
export const measuredPorts = await freePorts();

/** Port of the measured browser's debugging protocol. */
export const browserPort = await freePort();

/**
 * Builds, prerenders and serves the site on a backend of its own, all of it ended with this program.
 *
 * @param stock what the backend holds: the sample dealership, or nothing at all
 * @returns the site's address, without a slash at its end
 */
export async function serveMeasuredSite(stock: 'sample' | 'none'): Promise<string> {
  const backend = stock === 'sample' ? startSeededBackend(measuredPorts) : startEmptyBackend();
  await buildAndServeSite(measuredPorts, '.cache/measured-site', backend, stock === 'none');
  return `http://localhost:${measuredPorts.site}`;
}

async function startEmptyBackend(): Promise<void> {
  const suite = await startEmulators(measuredPorts);
  endWith(suite.child, 'The Firebase emulator suite', suite.lastWords);
}
