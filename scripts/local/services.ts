import { staffAccount } from '../../seed/seed.ts';
import { startSeededBackend } from './backend.ts';
import { startInbox } from './inbox/inbox.ts';
import { developmentPorts as ports, requireFreePorts } from './ports.ts';

/** Starts everything but the site: backend, sample data and mail inbox. */
export async function startLocalServices(): Promise<void> {
  await requireFreePorts(ports, ['site', 'auth', 'firestore', 'storage', 'smtp', 'inbox']);
  await Promise.all([startSeededBackend(ports), startInbox(ports)]);
}

export function printAddresses(): void {
  console.log(`
  Site           http://localhost:${ports.site}
  Staff          http://localhost:${ports.site}/login
                 ${staffAccount.email} / ${staffAccount.password}
  Mail inbox     http://localhost:${ports.inbox}

  Press Ctrl-C to stop.
`);
}
