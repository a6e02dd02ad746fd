import { type Adaptation, adaptRefused } from '../../src/model/backup/adapt.ts';
import {
  type ComparedDocument,
  type ComparedFile,
  type Comparison,
  compareWithStored,
  groupDocuments,
} from '../../src/model/backup/compare.ts';
import { openBackup } from '../../src/model/backup/format.ts';
import { moveBackup } from '../../src/model/backup/moveBackup.ts';
import { restore } from '../../src/model/backup/restore.ts';
import type { RefusedError } from '../../src/model/backup/storedData.ts';
import { readFrom } from './backup-folder.ts';
import { connectAsStaff } from './connect-as-staff.ts';
import { type Command, confirm, parseFolder, type Terminal } from './terminal.ts';

export const restoreBackup: Command = async (args, terminal) => {
  const { folder, names: wanted, isLocal } = parseFolder(args, 'restore');
  const opened = await openBackup(readFrom(folder));
  const { connection, target } = await connectAsStaff(isLocal, terminal);
  const backup = moveBackup(opened, target);
  const compared = await compareWithStored(backup, connection);
  const changed = {
    documents: compared.documents.filter(isChanged),
    files: compared.files.filter(isChanged),
  };
  const found = wanted.length === 0 ? changed : pick(changed, wanted);
  print(found, terminal);
  const total = compared.documents.length + compared.files.length;
  const same = total - changed.documents.length - changed.files.length;
  terminal.print(`\n${same} documents and files are the same.`);
  const count = found.documents.length + found.files.length;
  if (count === 0) return 0;
  if (!(await confirm(terminal, `\nWrite these ${count} back?`))) {
    terminal.print('Nothing was written.');
    return 1;
  }
  const failed = new Map<string, RefusedError>();
  const write = (chosen: Comparison) =>
    restore(connection, backup, chosen, (name, error) => {
      failed.delete(name);
      if (error) failed.set(name, error);
      if (error) terminal.printError(`could not restore ${name}: ${error.message}`);
      else terminal.print(`restored ${name}`);
    });
  await write(found);
  const groups = adaptRefused(
    found.documents.filter(({ document }) => failed.get(document.name)?.status === 403),
  );
  for (const { adaptations } of groups) for (const each of adaptations) printAdaptation(each, terminal);
  const adapted = groups.flatMap(({ documents }) => documents);
  if (adapted.length > 0 && (await confirm(terminal, `\nWrite these ${adapted.length} with these changes?`)))
    await write({ documents: adapted, files: [] });
  terminal.print(`\n${count - failed.size} restored, ${failed.size} failed.`);
  return failed.size === 0 ? 0 : 1;
};

function printAdaptation({ document, added, changed, leftOut }: Adaptation, terminal: Terminal): void {
  terminal.print(`\n${document.name} complies with the rules if you`);
  if (leftOut.length > 0) terminal.print(`  leave out ${leftOut.join(', ')}`);
  for (const [field, value] of Object.entries(added))
    terminal.print(`  add ${field}: ${JSON.stringify(value)}`);
  for (const [field, value] of Object.entries(changed))
    terminal.print(`  change ${field} to ${JSON.stringify(value)}`);
}

function isChanged({ state }: ComparedDocument | ComparedFile): boolean {
  return state !== 'same';
}

/** The given names, and documents that are restored together with one. @throws if one is not among the differences */
function pick(changed: Comparison, wanted: readonly string[]): Comparison {
  const documents = groupDocuments(changed.documents)
    .filter((group) => group.some(({ document }) => wanted.includes(document.name)))
    .flat();
  const files = changed.files.filter(({ file }) => wanted.includes(file.path));
  const names = [...documents.map(({ document }) => document.name), ...files.map(({ file }) => file.path)];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Not in the backup, or the same as stored: ${unknown.join(', ')}`);
  return { documents, files };
}

function print({ documents, files }: Comparison, terminal: Terminal): void {
  for (const { document, state, fields } of documents)
    terminal.print(
      `${state.padEnd(10)} ${document.name}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`,
    );
  for (const { file, state } of files) terminal.print(`${state.padEnd(10)} ${file.path}`);
}
