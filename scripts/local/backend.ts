import { seedDealership } from '../../seed/seed.ts';
import { startEmulators } from './emulator-suite.ts';
import { emulatorHosts } from './emulators-process.ts';
import { endWith } from './lifetime.ts';
import type { Ports } from './ports.ts';

/** Starts the emulator suite with the sample dealership in it; it ends with this program. */
export async function startSeededBackend(ports: Ports): Promise<void> {
  const suite = await startEmulators(ports);
  endWith(suite.child, 'The Firebase emulator suite', suite.lastWords);
  await seedDealership(emulatorHosts(ports));
}
