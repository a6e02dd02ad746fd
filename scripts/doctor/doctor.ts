import { parseArgs } from 'node:util';
import type { Command } from '../backup/terminal.ts';
import { accountChecks, teamChecks } from './accounts.ts';
import { buildChecks } from './build.ts';
import { certificateChecks } from './certificate.ts';
import { factChecks } from './facts.ts';
import { type Check, type Checks, couldNotTell, type Finding, wrong } from './finding.ts';
import { indexChecks } from './indexes.ts';
import { inquiryChecks, sendTestInquiry } from './inquiry.ts';
import { type LiveSite, openSite, toOrigin } from './live-site.ts';
import { pageChecks } from './pages.ts';
import { ruleChecks } from './rules.ts';
import { sheetChecks } from './sheet.ts';
import { storageChecks } from './storage.ts';

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
  try {
    const site = await openSite(origin);
    const checks = Object.entries(listChecks(send));
    return await Promise.all(checks.map(async ([check, run]) => ({ check, ...(await runCheck(run, site)) })));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ check: 'the site answers', ...wrong(`${reason}. Netlify → Deploys and Domain management.`) }];
  }
}

function listChecks(send: boolean): Checks {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  return {
    ...pageChecks,
    ...factChecks,
    ...certificateChecks,
    ...buildChecks,
    ...ruleChecks,
    ...indexChecks(),
    ...storageChecks,
    ...accountChecks,
    ...(email && password && teamChecks({ email, password })),
    ...sheetChecks,
    ...inquiryChecks,
    ...(send && { 'a test inquiry is sent': sendTestInquiry }),
  };
}

async function runCheck(run: Check, site: LiveSite): Promise<Finding> {
  try {
    return await run(site);
  } catch (error) {
    return couldNotTell(error instanceof Error ? error.message : String(error));
  }
}

function toLine({ status, check, text }: Result): string {
  return `${status.padEnd(14)}  ${check}${text && `\n${' '.repeat(16)}${text}`}`;
}
