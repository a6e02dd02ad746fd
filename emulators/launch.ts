/**
 * Called as `java` by firebase-tools, answers what it asks of a Java: the version, the Firestore emulator and
 * the rules runtime of the Storage emulator. See README.md.
 */
import { StartFailure, serveFirestore } from './firestore/main.ts';
import { serveStorageRules } from './storage-rules.ts';

/** The arguments after `-jar <file>`; undefined where no jar is to be run. */
function jarArguments(args: readonly string[]): readonly string[] | undefined {
  const jar = args.indexOf('-jar');
  return jar === -1 ? undefined : args.slice(jar + 2);
}

async function launch(args: readonly string[]): Promise<void> {
  if (args.includes('-version')) {
    process.stderr.write('openjdk version "21"\n');
    return;
  }
  const jar = jarArguments(args);
  if (jar?.[0] === 'serve') await serveStorageRules(process.stdin, process.stdout);
  else if (jar?.includes('--port')) await serveFirestore(jar);
  else throw new StartFailure(`This java only stands in for Firebase emulators: ${args.join(' ')}`);
}

try {
  await launch(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
