/** `npm run build`: the production build for Netlify, from the `VITE_*` environment. */
import { build, loadEnv } from 'vite';
import { MissingEnvError, readEnv } from '../src/config/readEnv.ts';
import { prerenderSite } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

try {
  readEnv(loadEnv('production', process.cwd(), 'VITE_'));
  await build();
  const { pages, hasData } = await prerenderSite('dist');
  await writeServiceWorker('dist');
  console.log(
    `${pages} pages prerendered${hasData ? '' : '; the database could not be read, so without cars and articles'}.`,
  );
} catch (error) {
  if (!(error instanceof MissingEnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
