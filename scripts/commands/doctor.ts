/**
 * Checks a published site and its Firebase project from outside, and changes nothing:
 *
 *   npm run doctor -- https://dealer.example           prints what is good, what is wrong and what to do about it
 *   npm run doctor -- https://dealer.example --json    the same for monitors
 *   npm run doctor -- https://dealer.example --send    also sends one test inquiry to the mailbox
 *   npm run doctor -- http://localhost:5173            checks the site of `npm start`
 *
 * With `STAFF_EMAIL` and `STAFF_PASSWORD` it also checks the team. Exit code: 1 if anything is wrong, else 2 if
 * anything could not be told, else 0.
 */
import { runCommand } from '../backup/terminal.ts';
import { examine } from '../doctor/doctor.ts';

process.exitCode = await runCommand(examine);
