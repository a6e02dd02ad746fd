import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endTogether } from '../local/lifetime.ts';

/** What one runner found. A check without tests of its own (types, lint) counts as one. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const reports = '.cache/reports';

/** A check that passes or fails as a whole. */
export function runCheck(name: string, file: string, args: readonly string[]): Promise<Outcome> {
  return timed(name, async () => {
    const ok = await run(file, args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  });
}

/** Vitest on some of its projects (vite.config.ts), or on those of their files whose names hold one of `words`. */
export function runVitest(
  projects: readonly string[],
  extra: NodeJS.ProcessEnv = {},
  words: readonly string[] = [],
): Promise<Outcome> {
  const name = `vitest ${projects.join(' ')}${extra.FIREBASE_EMULATORS === 'official' ? ' (official)' : ''}`;
  return timed(name, async () => {
    const report = freshReport(name);
    const ok = await run(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        // By itself it would leave a processor idle, of two every second one.
        `--maxWorkers=${availableParallelism()}`,
        ...words,
      ],
      extra,
    );
    return counted(ok, () => {
      const { numPassedTests, numFailedTests } = parseReport<VitestReport>(report);
      return { passed: numPassedTests, failed: numFailedTests };
    });
  });
}

/** Playwright on all browser tests, or on those `filters` name; a dot for each shows how far it is. */
export function runPlaywright(filters: readonly string[], extra: NodeJS.ProcessEnv): Promise<Outcome> {
  return timed('playwright', async () => {
    const report = freshReport('playwright');
    const args = ['test', '--reporter=dot,json', ...filters];
    const env = { ...extra, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const ok = await runInSight('node_modules/@playwright/test/cli.js', args, env);
    return counted(ok, () => {
      const { expected, unexpected, flaky, skipped } = parseReport<PlaywrightReport>(report).stats;
      const asFailed = process.env.CI ? flaky : 0;
      return { passed: expected + flaky - asFailed, failed: unexpected + skipped + asFailed };
    });
  });
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

type Counts = Pick<Outcome, 'passed' | 'failed'>;

/** A runner that failed counts as at least one failure, whatever its report says or lacks. */
function counted(ok: boolean, read: () => Counts): Counts {
  try {
    const { passed, failed } = read();
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Measures a part and says its outcome as soon as it is known. */
async function timed(name: string, work: () => Promise<Counts>): Promise<Outcome> {
  const start = performance.now();
  const counts = await work();
  const outcome = { name, ...counts, seconds: (performance.now() - start) / 1000 };
  console.log(describe(outcome));
  return outcome;
}

function describe({ name, passed, failed, seconds }: Outcome): string {
  const columns = [name.padEnd(42), `${passed} passed`.padStart(12), `${failed} failed`.padStart(10)];
  return `${columns.join(' ')} ${seconds.toFixed(1).padStart(7)} s`;
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

function parseReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Runs a Node program of an installed package; what it prints is shown only if it fails, and then all of it. */
async function run(file: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const printed: Buffer[] = [];
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const ok = await runNode(file, args, { ...color, ...extra }, ['ignore', 'pipe', 'pipe'], printed);
  if (!ok) process.stdout.write(Buffer.concat(printed));
  return ok;
}

/** The same for a program whose output says little while all is well. */
function runInSight(file: string, args: readonly string[], extra: NodeJS.ProcessEnv): Promise<boolean> {
  return runNode(file, args, extra, 'inherit');
}

/** Resolves to whether the program ended well, once all it printed is in `printed`. */
function runNode(
  file: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv,
  stdio: SpawnOptions['stdio'],
  printed: Buffer[] = [],
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Building the site makes this process a production one; a program of its own decides for itself.
    const env = { ...process.env, NODE_ENV: undefined, ...extra };
    const child = spawn(process.execPath, [file, ...args], { stdio, env });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    endTogether(child);
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
