/** `npm start`: the production build on the local backend with the sample data. */
import { runWithCleanup } from '../local/lifetime.ts';
import { developmentPorts } from '../local/ports.ts';
import { printAddresses, startLocalServices } from '../local/services.ts';
import { buildAndServeSite } from '../local/site.ts';

await runWithCleanup(async () => {
  console.log('Starting the local backend and building the site…');
  await buildAndServeSite(developmentPorts, 'dist', startLocalServices());
  printAddresses();
});
