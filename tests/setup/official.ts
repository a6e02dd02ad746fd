/** Where the official Firestore emulator is tested, the cases that it is known not to pass are left out. */
import { beforeEach, type TestContext } from 'vitest';
import { differsBecause } from '../emulators/official-differences.ts';

if (process.env.FIREBASE_EMULATORS === 'official') {
  beforeEach((context) => {
    const reason = differsBecause(fullName(context.task));
    if (reason !== undefined) context.skip(reason);
  });
}

function fullName({ name, suite }: Pick<TestContext['task'], 'name' | 'suite'>): string {
  return suite?.name ? `${fullName(suite)} > ${name}` : name;
}
