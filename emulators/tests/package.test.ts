/** The package as npm packs it, installed outside the repository beside the dependencies it declares. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const require = createRequire(import.meta.url);

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'installed-emulators-'));
  const modules = join(project, 'node_modules');
  const installed = join(modules, '@rhine-and-nile/emulators');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: source,
    shell: process.platform === 'win32',
  });
  const tarball = join(project, 'rhine-and-nile-emulators-1.0.0.tgz');
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  for (const name of Object.keys(dependencies)) {
    symlinkSync(join(source, '../node_modules', name), join(modules, name), 'junction');
  }
});

afterAll(() => rmSync(project, { recursive: true }));

it('serves documents under rules, in process and over HTTP, and bundles its launcher', () => {
  writeFileSync(
    join(project, 'use.mts'),
    `import { bundleLauncher, loadRules, preload, startFirestore } from '@rhine-and-nile/emulators';
    import { createFirestore } from '@rhine-and-nile/emulators/in-process';
    import { existsSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';

    const rules = \`rules_version = '2';
    service cloud.firestore { match /databases/{db}/documents { match /Open/{id} { allow read; } } }\`;
    const path = '/v1/projects/demo/databases/(default)/documents/';
    const firestore = await startFirestore({ rules });
    const statuses = [];
    for (const name of ['Open/a', 'Closed/a']) {
      statuses.push((await fetch(\`http://\${firestore.host}:\${firestore.port}\${path}\${name}\`)).status);
      statuses.push((await createFirestore({ rules }).fetch(path + name)).status);
    }
    await firestore.close();
    await bundleLauncher('launcher.mjs');
    console.log(JSON.stringify({
      statuses,
      files: [existsSync('launcher.mjs'), existsSync(fileURLToPath(preload))],
      loads: typeof loadRules(rules).authorize,
    }));`,
  );
  const loader = pathToFileURL(require.resolve('tsx')).href;
  const printed = execFileSync(process.execPath, ['--import', loader, 'use.mts'], { cwd: project });
  expect(JSON.parse(String(printed))).toEqual({
    statuses: [404, 404, 403, 403],
    files: [true, true],
    loads: 'function',
  });
});

it('fails on an export that it does not declare', () => {
  const script = "import('@rhine-and-nile/emulators/firestore/server.ts').catch((e) => console.log(e.code))";
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project });
  expect(String(printed).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
