/** `npm run build`: the production build for Netlify, from the `VITE_*` environment. */
import { loadEnv } from 'vite';
import { IncompleteEnvironment, readEnvironment } from '../../src/config/environment.ts';
import { buildSite } from '../build/build-site.ts';

try {
  readEnvironment(loadEnv('production', process.cwd(), 'VITE_'));
  const { pages, hasData } = await buildSite('dist');
  console.log(
    `${pages} pages prerendered${hasData ? '' : '; the database could not be read, so without cars and articles'}.`,
  );
} catch (error) {
  if (!(error instanceof IncompleteEnvironment)) throw error;
  console.error(error.message);
  process.exit(1);
}
