import { seedDealership } from '../seed/seed.ts';
import { staffAccount } from '../seed/staff.ts';
import { emulatorHosts, startEmulators } from './emulators-process.ts';
import { startInbox } from './inbox.ts';
import { endWith } from './lifetime.ts';
import { developmentPorts as ports, requireFreePorts } from './ports.ts';

/** Starts the emulator suite at its fixed addresses with the sample dealership in it. */
export async function startBackend(): Promise<void> {
  await requireFreePorts(ports, ['auth', 'firestore', 'storage']);
  endWith(await startEmulators(ports), 'The Firebase emulator suite');
  await seedDealership(emulatorHosts(ports));
}

/** The whole local dealership but the site: backend, sample data, mail inbox. */
export async function startLocal(): Promise<void> {
  await requireFreePorts(ports, ['site', 'auth', 'firestore', 'storage', 'smtp', 'inbox']);
  await Promise.all([startBackend(), startInbox(ports)]);
}

/** Tells a newcomer where everything is. */
export function printAddresses(): void {
  console.log(`
  Site           http://localhost:${ports.site}
  Staff          http://localhost:${ports.site}/login
                 ${staffAccount.email} / ${staffAccount.password}
  Mail inbox     http://localhost:${ports.inbox}

  Ctrl-C ends all of it.
`);
}
