import { seedDealership } from '../../seed/seed.ts';
import { startEmulators } from './emulator-suite.ts';
import { emulatorHosts } from './emulators-process.ts';
import { exitWithPort } from './lifetime.ts';
import type { Ports } from './ports.ts';

/** Starts the emulator suite with the sample data; it stops with this process. */
export async function startSeededBackend(ports: Ports): Promise<void> {
  const lastMessages = await startEmulators(ports);
  for (const name of ['auth', 'firestore', 'storage'] as const)
    exitWithPort(ports[name], `The ${name} emulator`, lastMessages);
  await seedDealership(emulatorHosts(ports));
}
