/** `npm run build`: the production build for Netlify, from the `VITE_*` environment. */
import { build, loadEnv } from 'vite';
import { IncompleteEnvironment, readEnvironment } from '../src/config/environment.ts';

try {
  readEnvironment(loadEnv('production', process.cwd(), 'VITE_'));
  await build();
} catch (error) {
  if (!(error instanceof IncompleteEnvironment)) throw error;
  console.error(error.message);
  process.exit(1);
}
