/**
 * On the official Firestore emulator, known differences must fail; one that passes or no longer exists must be
 * removed from differences.ts.
 */
import { basename } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { differencesOf, mayPass } from './differences.ts';

/** Milliseconds. The official emulator never responds to some requests. */
const PATIENCE = 2_000;

/** The part of a Vitest file, suite or test that is used here. */
interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
  readonly tasks?: readonly Named[];
}

if (process.env.FIREBASE_EMULATORS === 'official') {
  // Deprecated in favour of `TestRunner`, whose `setTestFn` does not work yet (vitest 4.1.12).
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

/** For example `http` for tests/firestore/http.test.ts. */
const subject = (file: string): string => basename(file, '.test.ts');

const casesOf = (task: Named): readonly Named[] => task.tasks?.flatMap(casesOf) ?? [task];

const fullName = ({ name, suite }: Named): string => (suite?.name ? `${fullName(suite)} > ${name}` : name);
