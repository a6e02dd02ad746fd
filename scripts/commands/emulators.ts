/** `npm run emulators`: only the emulator suite with the sample data. */
import { startSeededBackend } from '../local/backend.ts';
import { runWithCleanup } from '../local/lifetime.ts';
import { developmentPorts as ports, requireFreePorts } from '../local/ports.ts';

await runWithCleanup(async () => {
  console.log('Starting the local backend…');
  await requireFreePorts(ports, ['auth', 'firestore', 'storage']);
  await startSeededBackend(ports);
  console.log(`
  Auth           http://127.0.0.1:${ports.auth}
  Firestore      http://127.0.0.1:${ports.firestore}
  Storage        http://127.0.0.1:${ports.storage}

  Press Ctrl-C to stop.
`);
});
