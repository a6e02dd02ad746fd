/**
 * On the official Firestore emulator a case that it is known not to pass has to fail: one that passes, or is gone, is to be
 * taken out of differences.ts.
 */
import { basename } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { differencesOf, mayPass } from './differences.ts';

/** Of some requests the official emulator never answers; in milliseconds. */
const PATIENCE = 2_000;

/** A file, a group or a case, as far as it matters here. */
interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
  readonly tasks?: readonly Named[];
}

if (process.env.FIREBASE_EMULATORS === 'official') {
  // Deprecated for `TestRunner`, of which `setTestFn` does not work yet (vitest 4.1.12).
  const { getFn, setFn } = await import('vitest/suite');

  // biome-ignore lint/correctness/noEmptyPattern: vitest takes nothing else before the file.
  beforeAll(({}, file) => {
    const cases = new Set(casesOf(file).map(fullName));
    const gone = [...differencesOf(subject(file.name)).keys()].filter((name) => !cases.has(name));
    if (gone.length > 0) throw new Error(`Only in differences.ts: ${gone.join('\n')}`);
  });

  beforeEach(({ task }) => {
    const name = fullName(task);
    const reason = differencesOf(subject(task.file.name)).get(name);
    if (reason === undefined) return;
    const run = getFn(task);
    setFn(task, async () => {
      const passed = await passes(run);
      if (passed && !mayPass(reason, process.env.FIRESTORE_EMULATOR_VERSION ?? ''))
        throw new Error(`No longer differs, though differences.ts says "${reason}": ${name}`);
    });
  });
}

async function passes(run: () => unknown): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const passed = await Promise.race([
    Promise.resolve(run()).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE);
    }),
  ]);
  clearTimeout(timer);
  return passed;
}

/** `http` of tests/firestore/http.test.ts. */
const subject = (file: string): string => basename(file, '.test.ts');

const casesOf = (task: Named): readonly Named[] => task.tasks?.flatMap(casesOf) ?? [task];

const fullName = ({ name, suite }: Named): string => (suite?.name ? `${fullName(suite)} > ${name}` : name);
