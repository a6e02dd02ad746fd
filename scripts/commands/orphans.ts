/**
 * Reports stored files that no document names, and missing files that documents name:
 *
 *   npm run orphans               checks the project of the `VITE_*` environment and .env files
 *   npm run orphans -- --local    checks the local backend of `npm start`
 *   npm run orphans -- --delete   deletes orphaned files after asking
 *
 * Signs in with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them. Files less than 30 days old are listed
 * separately and kept, because a static page, a chat preview or an open form may still use them.
 */
import { reportOrphans } from '../backup/report-orphans.ts';
import { runCommand } from '../backup/terminal.ts';

process.exitCode = await runCommand(reportOrphans);
