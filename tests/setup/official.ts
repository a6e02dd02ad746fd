/**
 * Where the official Firestore emulator is tested, a case that it is known not to pass has to fail: one that passes
 * has become stale and is to be taken out of official-differences.ts.
 */
import { beforeEach, type TestContext } from 'vitest';
import { differsBecause } from '../emulators/official-differences.ts';

/** Of some requests the official emulator never answers; in milliseconds. */
const PATIENCE = 2_000;

if (process.env.FIREBASE_EMULATORS === 'official') {
  // Deprecated for `TestRunner`, of which `setTestFn` does not work yet (vitest 4.1.12).
  const { getFn, setFn } = await import('vitest/suite');
  beforeEach(({ task }) => {
    const name = fullName(task);
    const reason = differsBecause(name);
    if (reason === undefined) return;
    const run = getFn(task);
    setFn(task, () => mustFail(run, name, reason));
  });
}

async function mustFail(run: () => unknown, name: string, reason: string): Promise<void> {
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
  if (passed) throw new Error(`No longer differs, though official-differences.ts says "${reason}": ${name}`);
}

function fullName({ name, suite }: Pick<TestContext['task'], 'name' | 'suite'>): string {
  return suite?.name ? `${fullName(suite)} > ${name}` : name;
}
