import { afterEach, expect, it, vi } from 'vitest';
import { startEmulators } from '../../scripts/local/emulator-suite.ts';
import { freePorts } from '../../scripts/local/ports.ts';

afterEach(() => vi.unstubAllEnvs());

it("ours do not replace Google's emulators if those are requested but missing", async () => {
  vi.stubEnv('FIREBASE_EMULATORS', 'official');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/nowhere');
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', undefined);
  vi.stubEnv('PATH', '');
  await expect(startEmulators(await freePorts())).rejects.toThrow(
    /^FIREBASE_EMULATORS=official needs Java 21 or an installed Firestore emulator: its jar was not found/,
  );
});
