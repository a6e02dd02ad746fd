/**
 * `npm run build`: the production build for Netlify, from the `VITE_*` environment, into dist/ or the folder that
 * `npm run build -- --outDir FOLDER` names.
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { IncompleteEnvironment, readEnvironment } from '../src/config/environment.ts';
import { buildVariables, finishSite } from './finish-site.ts';
import { readSource } from './prerender.ts';
import { writeImageConfig } from './remote-images.ts';
import { NothingToPublish } from './stored-pages.ts';

const { outDir } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } }).values;

try {
  const variables = buildVariables();
  const environment = readEnvironment(variables);
  // Before the minute that the rest takes.
  const source = await readSource(outDir, variables.ALLOW_EMPTY_DATABASE === 'true');
  await build({ build: { outDir, emptyOutDir: true } });
  console.log(`${await finishSite(outDir, source)} pages prerendered.`);
  await writeImageConfig(outDir, environment);
} catch (error) {
  if (!(error instanceof IncompleteEnvironment || error instanceof NothingToPublish)) throw error;
  console.error(error.message);
  process.exit(1);
}
