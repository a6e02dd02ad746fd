import { execFile } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Connect } from 'vite';
import { stopOnExit } from './lifetime.ts';
import { requestUrl } from './requests.ts';

/** Ids of local build hooks; others respond with 404, like Netlify's API. */
export const localHooks = {
  builds: '000000000000000000000001',
  fails: '000000000000000000000002',
  neverAnswers: '000000000000000000000003',
  buildsSlowly: '000000000000000000000004',
} as const;

const execute = promisify(execFile);

/** Extra time of a slow build. */
const slowMs = 60_000;
const prefix = '/build_hooks/';
const reportFile = 'build.json';

/**
 * Replaces Netlify's build hooks: responds at once, runs `npm run build` with the code of the served site, and replaces
 * that site. Builds run one after the other.
 * @param outDir the served folder
 * @param builtCode the folder that the site was built into
 */
export function answerBuildHooks(outDir: string, builtCode = outDir): Connect.NextHandleFunction {
  let last = Promise.resolve();
  const pagesOnly = ['--builtCode', builtCode];
  const start = (args: readonly string[], variables = {}, delayMs = 0) => {
    last = last
      .then(() => wait(delayMs, undefined, { ref: false }))
      .then(() => rebuild(outDir, args, variables))
      .catch((error: unknown) => console.error(`The build failed; the site stays as it is.\n${error}`));
  };
  const hooks = new Map<string, () => void>([
    [localHooks.builds, () => start(pagesOnly)],
    // The address of the database is part of the code.
    [localHooks.fails, () => start([], { VITE_FIRESTORE_EMULATOR: '127.0.0.1:1' })],
    [localHooks.buildsSlowly, () => start(pagesOnly, {}, slowMs)],
  ]);
  return (request, response, next) => {
    const { pathname } = requestUrl(request);
    if (!pathname.startsWith(prefix)) return next();
    const id = pathname.slice(prefix.length);
    if (id === localHooks.neverAnswers) return;
    const hook = request.method === 'POST' ? hooks.get(id) : undefined;
    hook?.();
    response.statusCode = hook ? 200 : 404;
    response.end();
  };
}

/** Builds into another folder, then replaces the served files. Copies the report last: it marks the build as live. */
async function rebuild(outDir: string, args: readonly string[], variables: object): Promise<void> {
  const next = join('.cache', `next-${outDir.replace(/\W+/g, '-')}`, 'site');
  await runBuild(['--outDir', next, ...args], variables);
  await cp(next, outDir, { recursive: true, filter: (source) => source !== join(next, reportFile) });
  const kept = new Set(await readdir(next, { recursive: true }));
  for (const file of await readdir(outDir, { recursive: true }))
    if (!kept.has(file)) await rm(join(outDir, file), { recursive: true, force: true });
  await cp(join(next, reportFile), join(outDir, reportFile));
}

/** @throws with what the build prints as errors */
async function runBuild(args: readonly string[], variables: object): Promise<void> {
  const built = execute(process.execPath, ['scripts/bootstrap.mjs', 'build', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });
  stopOnExit(built.child);
  await built;
}
