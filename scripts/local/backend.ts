import { seedDealership } from '../../seed/seed.ts';
import { startEmulators } from './emulator-suite.ts';
import { emulatorHosts } from './emulators-process.ts';
import type { Ports } from './ports.ts';

/** Starts the emulator suite with the sample data; it stops with this process. */
export async function startSeededBackend(ports: Ports): Promise<void> {
  await startEmulators(ports);
  await seedDealership(emulatorHosts(ports));
}
