/** Finding the official Firestore emulator. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findJar, findJava, NoOfficialEmulator, versionInName } from '../../official/find.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'oracle-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** An empty file below the root. */
function file(...path: string[]): string {
  const name = join(root, ...path);
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, '');
  return name;
}

/** An environment where nothing is installed. */
const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: join(root, 'bin'),
  FIREBASE_EMULATORS_PATH: join(root, 'emulators'),
  ...more,
});

it('FIRESTORE_EMULATOR_JAR sets the jar, without a fallback', () => {
  const named = file('named.jar');
  file('emulators', 'cloud-firestore-emulator-v1.19.8.jar');
  expect(findJar(env({ FIRESTORE_EMULATOR_JAR: named }))).toBe(named);
  expect(() => findJar(env({ FIRESTORE_EMULATOR_JAR: join(root, 'none.jar') }))).toThrow(/is not a file/);
});

it('the jar is found in gcloud’s folder through a symbolic link', () => {
  const jar = file('sdk', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  mkdirSync(join(root, 'bin'));
  symlinkSync(file('sdk', 'bin', 'gcloud'), join(root, 'bin', 'gcloud'));
  expect(findJar(env())).toBe(jar);
});

it('the newest jar of firebase-tools is used', () => {
  for (const version of ['1.9.3', '1.22.0', '1.3.0']) {
    file('emulators', `cloud-firestore-emulator-v${version}.jar`);
  }
  file('emulators', 'ui-v9.0.0.zip');
  expect(findJar(env())).toBe(join(root, 'emulators', 'cloud-firestore-emulator-v1.22.0.jar'));
});

it('Java is found in JAVA_HOME, else on the PATH', () => {
  const own = file('bin', 'java');
  const home = file('home', 'bin', 'java');
  expect(findJava(env({ JAVA_HOME: join(root, 'home') }))).toBe(home);
  expect(findJava(env({ JAVA_HOME: join(root, 'none') }))).toBe(own);
  expect(() => findJava(env({ PATH: join(root, 'nowhere') }))).toThrow(NoOfficialEmulator);
});

it('it is missing where nothing is installed', () => {
  expect(() => findJar(env())).toThrow(NoOfficialEmulator);
});

it.each([
  ['/x/cloud-firestore-emulator-v1.22.0.jar', '1.22.0'],
  ['/x/cloud-firestore-emulator.jar', undefined],
])('the version in the name %s', (jar, version) => {
  expect(versionInName(jar)).toBe(version);
});
