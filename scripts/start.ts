/** `npm start`: the production build on the local backend, with the sample dealership. */
import { finishSite } from './finish-site.ts';
import { runToEnd } from './lifetime.ts';
import { printAddresses, startLocal } from './local.ts';
import { developmentPorts } from './ports.ts';
import { buildSite, serveSite } from './site.ts';

await runToEnd(async () => {
  console.log('Starting the local backend and building the site…');
  await Promise.all([startLocal(), buildSite(developmentPorts, 'dist')]);
  await finishSite('dist');
  await serveSite(developmentPorts, 'dist');
  printAddresses();
});
