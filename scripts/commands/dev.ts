/** `npm run dev`: the site with hot module replacement on the local backend. */
import { runToEnd } from '../local/lifetime.ts';
import { developmentPorts } from '../local/ports.ts';
import { printAddresses, startLocal } from '../local/services.ts';
import { serveSources } from '../local/site.ts';

await runToEnd(async () => {
  console.log('Starting the local backend…');
  await startLocal();
  await serveSources(developmentPorts);
  printAddresses();
});
