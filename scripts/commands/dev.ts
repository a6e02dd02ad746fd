/** `npm run dev`: the site with hot module replacement on the local backend. */
import { runWithCleanup } from '../local/lifetime.ts';
import { developmentPorts } from '../local/ports.ts';
import { printAddresses, startLocalServices } from '../local/services.ts';
import { serveSources } from '../local/site.ts';

await runWithCleanup(async () => {
  console.log('Starting the local backend…');
  await startLocalServices();
  await serveSources(developmentPorts);
  printAddresses();
});
