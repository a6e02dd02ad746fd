/**
 * `npm run build`: the production build for Netlify, from the `VITE_*` environment. `--outDir` defaults to
 * dist/. With `--builtCode`, only the pages are built again, with the code of the site in that folder.
 */
import { parseArgs } from 'node:util';
import { MissingEnvError } from '../../src/config/parseEnv.ts';
import { buildSite, loadBuildVariables } from '../build/index.ts';
import { NothingToPublish } from '../build/prerender/documents.ts';

const { outDir, builtCode } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' }, builtCode: { type: 'string' } },
}).values;

try {
  const mayBeEmpty = loadBuildVariables().ALLOW_EMPTY_DATABASE === 'true';
  console.log(`${await buildSite(outDir, { mayBeEmpty, builtCode })} pages prerendered.`);
} catch (error) {
  if (!(error instanceof MissingEnvError || error instanceof NothingToPublish)) throw error;
  console.error(error.message);
  process.exit(1);
}
