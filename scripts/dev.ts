/** `npm run dev`: the sources with hot module replacement on the local backend. */
import { runToEnd } from './lifetime.ts';
import { printAddresses, startLocal } from './local.ts';
import { developmentPorts } from './ports.ts';
import { serveSources } from './site.ts';

await runToEnd(async () => {
  console.log('Starting the local backend…');
  await startLocal();
  await serveSources(developmentPorts);
  printAddresses();
});
