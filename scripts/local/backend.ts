import { seedDealership } from '../../seed/seed.ts';
import { startEmulators } from './emulator-suite.ts';
import { emulatorHosts } from './emulators-process.ts';
import { exitWithChild, exitWithPort } from './lifetime.ts';
import type { Ports } from './ports.ts';

/** Starts the emulator suite with the sample data; it stops with this process. */
export async function startSeededBackend(ports: Ports): Promise<void> {
  const suite = await startEmulators(ports);
  exitWithChild(suite.child, 'The Firebase emulator suite', suite.lastMessages);
  for (const name of ['auth', 'firestore', 'storage'] as const)
    exitWithPort(ports[name], `The ${name} emulator`, suite.lastMessages);
  await seedDealership(emulatorHosts(ports));
}
