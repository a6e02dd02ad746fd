import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stopOnExit } from '../local/lifetime.ts';

/** Result of one runner. A check without tests (types, lint) counts as one test. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const reports = '.cache/reports';

export function runCheck(name: string, file: string, args: readonly string[]): Promise<Outcome> {
  return timed(name, async () => {
    const ok = await run(file, args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  });
}

/** Runs Vitest projects (vite.config.ts), optionally only files whose names contain one of `words`. */
export function runVitest(
  projects: readonly string[],
  extra: NodeJS.ProcessEnv = {},
  words: readonly string[] = [],
): Promise<Outcome> {
  const name = `vitest ${projects.join(' ')}${extra.FIREBASE_EMULATORS === 'official' ? ' (official)' : ''}`;
  return timed(name, async () => {
    const report = createReportPath(name);
    const options = [
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // Tests sometimes wait.
      `--maxWorkers=${availableParallelism() + 1}`,
    ];
    const ok = await run('node_modules/vitest/vitest.mjs', ['run', ...options, ...words], extra);
    return parseCounts(ok, report, ({ numPassedTests, numFailedTests }: VitestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }));
  });
}

/** Runs Playwright on all browser tests, or on the files matching `filters`. Prints its output as it comes. */
export function runPlaywright(filters: readonly string[], extra: NodeJS.ProcessEnv): Promise<Outcome> {
  return timed('playwright', async () => {
    const report = createReportPath('playwright');
    const args = ['test', '--reporter=dot,json', ...filters];
    const env = { ...extra, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const ok = await run('node_modules/@playwright/test/cli.js', args, env, 'inherit');
    return parseCounts(ok, report, ({ stats }: PlaywrightReport) => {
      const { expected, unexpected, flaky, skipped } = stats;
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

/** A failed runner counts at least one failure, even if its report is missing. */
function parseCounts<R>(ok: boolean, file: string, parse: (report: R) => Counts): Counts {
  try {
    const { passed, failed } = parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Measures a runner and prints its result. */
async function timed(name: string, work: () => Promise<Counts>): Promise<Outcome> {
  const start = performance.now();
  const counts = await work();
  const outcome = { name, ...counts, seconds: (performance.now() - start) / 1000 };
  const { passed, failed, seconds } = outcome;
  const columns = [name.padEnd(42), `${passed} passed`.padStart(12), `${failed} failed`.padStart(10)];
  console.log(`${columns.join(' ')} ${seconds.toFixed(1).padStart(7)} s`);
  return outcome;
}

function createReportPath(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs a Node program; resolves to whether its exit code is 0.
 * @param output 'inherit' prints it as it comes, else it is printed only if the program fails
 */
async function run(
  file: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
  output: 'inherit' | 'pipe' = 'pipe',
): Promise<boolean> {
  const color = output === 'pipe' && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // The build sets NODE_ENV to production in this process; child processes must not inherit it.
  const env = { ...process.env, NODE_ENV: undefined, ...color, ...extra };
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', output, output], env });
  stopOnExit(child);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) process.stdout.write(Buffer.concat(printed));
  return code === 0;
}
