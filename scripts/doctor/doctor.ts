import { parseArgs } from 'node:util';
import type { Command } from '../backup/terminal.ts';
import { buildChecks } from './build.ts';
import { type Check, type Checks, couldNotTell, type Finding, wrong } from './finding.ts';
import { type LiveSite, openSite, toOrigin } from './live-site.ts';
import { pageChecks } from './pages.ts';
import { projectChecks } from './project.ts';
import { certificateChecks, inquiryChecks, sendTestInquiry, sheetChecks } from './services.ts';

interface Result extends Finding {
  readonly check: string;
}

/** `npm run doctor`. Exit code 1 if anything is wrong, else 2 if anything could not be told, else 0. */
export const examine: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { send: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const results = await findResults(positionals[0] ?? '', values.send);
  terminal.print(values.json ? JSON.stringify(results, null, 2) : results.map(toLine).join('\n'));
  const has = (status: Finding['status']) => results.some((result) => result.status === status);
  return has('wrong') ? 1 : has('could not tell') ? 2 : 0;
};

async function findResults(address: string, send: boolean): Promise<readonly Result[]> {
  const origin = toOrigin(address);
  const checks: Checks = {
    ...pageChecks,
    ...certificateChecks,
    ...buildChecks,
    ...projectChecks(),
    ...sheetChecks,
    ...inquiryChecks,
    ...(send && { 'a test inquiry is sent': sendTestInquiry }),
  };
  try {
    const site = await openSite(origin);
    const runs = Object.entries(checks).map(async ([check, run]) => ({
      check,
      ...(await runCheck(run, site)),
    }));
    return await Promise.all(runs);
  } catch (error) {
    return [
      { check: 'the site answers', ...wrong(`${reasonOf(error)}. Netlify → Deploys and Domain management.`) },
    ];
  }
}

async function runCheck(run: Check, site: LiveSite): Promise<Finding> {
  try {
    return await run(site);
  } catch (error) {
    return couldNotTell(reasonOf(error));
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toLine({ status, check, text }: Result): string {
  return `${status.padEnd(14)}  ${check}${text && `\n${' '.repeat(16)}${text}`}`;
}
