/** `npm start`: the production build on the local backend, with the sample dealership. */
import { runToEnd } from './lifetime.ts';
import { printAddresses, startLocal } from './local.ts';
import { developmentPorts } from './ports.ts';
import { buildAndServeSite } from './site.ts';

await runToEnd(async () => {
  console.log('Starting the local backend and building the site…');
  await buildAndServeSite(developmentPorts, 'dist', startLocal());
  printAddresses();
});
