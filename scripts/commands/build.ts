/**
 * `npm run build`: the production build for Netlify, from the `VITE_*` environment, into dist/ or the folder that
 * `npm run build -- --outDir FOLDER` names.
 */
import { parseArgs } from 'node:util';
import { MissingEnvError, readEnv } from '../../src/config/readEnv.ts';
import { buildSite } from '../build/build-site.ts';
import { buildVariables } from '../build/finish-site.ts';
import { writeImageConfig } from '../build/remote-images.ts';
import { NothingToPublish } from '../build/stored-pages.ts';

const { outDir } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } }).values;

try {
  const variables = buildVariables();
  const environment = readEnv(variables);
  const pages = await buildSite(outDir, { mayBeEmpty: variables.ALLOW_EMPTY_DATABASE === 'true' });
  console.log(`${pages} pages prerendered.`);
  await writeImageConfig(outDir, environment);
} catch (error) {
  if (!(error instanceof MissingEnvError || error instanceof NothingToPublish)) throw error;
  console.error(error.message);
  process.exit(1);
}
