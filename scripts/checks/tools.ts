/**
 * Packages of tools/perf, which has a lock file of its own: only `npm run perf` and the walk through an installed Firefox
 * need them.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from '../install.mjs';

const folder = resolve('tools/perf');

/** Installs the tools unless they are; answers whether they are there. */
export function obtainTools(): boolean {
  if (isInstalled(folder)) return true;
  console.log('Installing the tools of tools/perf…');
  return install(folder);
}

/** Imports one of the tools. They are not there for the type checker, so a caller says what it uses of it. */
export async function importTool<T>(name: string): Promise<T> {
  const { resolve: resolveTool } = createRequire(pathToFileURL(`${folder}/package.json`));
  return (await import(pathToFileURL(resolveTool(name)).href)) as T;
}
