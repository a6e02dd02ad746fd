/**
 * Compares a backup with the stored data, and writes what is missing or different:
 *
 *   npm run restore -- FOLDER                  asks before writing
 *   npm run restore -- FOLDER Cars/abc …       only these documents and files
 *   npm run restore -- FOLDER --local          restores into the local backend of `npm start`
 *
 * Checks the whole backup before writing anything. Writes files first. Writes as the signed-in account under the usual
 * rules, so audit fields change. For a document of an older tool that they refuse, it prints which fields must be added, changed
 * or left out, and asks whether to write it so. Keeps data that is not in the backup. Run again after an interruption.
 */
import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from '../backup/terminal.ts';

process.exitCode = await runCommand(restoreBackup);
