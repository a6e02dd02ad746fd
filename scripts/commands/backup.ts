/**
 * Copies all documents and stored files into an empty folder:
 *
 *   npm run backup -- FOLDER             from the project of the `VITE_*` environment and .env files
 *   npm run backup -- FOLDER --local     from the local backend of `npm start`
 *
 * Signs in with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them.
 */
import { backUp } from '../backup/back-up.ts';
import { runCommand } from '../backup/terminal.ts';

process.exitCode = await runCommand(backUp);
