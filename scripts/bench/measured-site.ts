import { startSeededBackend } from '../local/backend.ts';
import { startEmulators } from '../local/emulators-process.ts';
import { endWith } from '../local/lifetime.ts';
import { type Ports, requireFreePorts } from '../local/ports.ts';
import { buildAndServeSite } from '../local/site.ts';

/** `npm run perf` and the bench of the inventory can run beside `npm start` and `npm test`. */
export const measuredPorts: Ports = {
  site: 25173,
  auth: 29099,
  firestore: 28080,
  storage: 29199,
  hub: 24400,
  logging: 24500,
  smtp: 21025,
  inbox: 21080,
};

/** Port the measured browser is told what to do on. */
export const browserPort = 29222;

/**
 * Builds, prerenders and serves the site on a backend of its own, all of it ended with this program.
 *
 * @param stock what the backend holds: the sample dealership, or nothing at all
 * @returns the site's address, without a slash at its end
 */
export async function serveMeasuredSite(stock: 'sample' | 'none'): Promise<string> {
  await requireFreePorts(measuredPorts, ['site', 'auth', 'firestore', 'storage', 'hub', 'logging']);
  const backend = stock === 'sample' ? startSeededBackend(measuredPorts) : startEmptyBackend();
  await buildAndServeSite(measuredPorts, '.cache/measured-site', backend, stock === 'none');
  return `http://localhost:${measuredPorts.site}`;
}

async function startEmptyBackend(): Promise<void> {
  const suite = await startEmulators(measuredPorts);
  endWith(suite.child, 'The Firebase emulator suite', suite.lastWords);
}
