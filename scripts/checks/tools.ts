/** Packages of tools/perf, which has its own lock file: needed only by `npm run perf`. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from '../install.mjs';

const folder = resolve('tools/perf');

/** Installs the tools if necessary; returns whether they are installed. */
export function ensureTools(): boolean {
  if (isInstalled(folder)) return true;
  console.log('Installing the tools of tools/perf…');
  return install(folder);
}

/** Imports one of the tools. TypeScript has no types for them, so the caller passes the part it uses. */
export async function importTool<T>(name: string): Promise<T> {
  const { resolve: resolveTool } = createRequire(pathToFileURL(`${folder}/package.json`));
  return (await import(pathToFileURL(resolveTool(name)).href)) as T;
}
