/** The launcher as firebase-tools starts it: in place of `java`, with the arguments of the official jar. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleLauncher, preload } from '../bundle.ts';
import { freePort } from '../official/free-port.ts';
import { isOfficial } from './firestore/client.ts';

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Its output so far, on both streams. */
  output(): string;
}

const started: Running[] = [];

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
  bundle = join(folder, 'stand-ins.mjs');
  await bundleLauncher(bundle);
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the bundle in a directory outside the repository. */
const java = (...args: string[]): Running => run(process.execPath, [bundle, ...args]);

function run(command: string, args: readonly string[], env = process.env): Running {
  const child = spawn(command, args, { env, cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const running = { child, ended, output: () => printed };
  started.push(running);
  return running;
}

/** The arguments of firebase-tools 15. */
const firestore = (port: number, ...more: string[]) =>
  java(
    ...['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-Duser.language=en', '-jar', '/x/placeholder.jar'],
    ...['--host', '127.0.0.1', '--port', String(port), '--websocket_port', '9150'],
    ...[
      '--database-edition',
      'standard',
      '--project_id',
      'demo-one',
      ...more,
      '--single_project_mode',
      'true',
    ],
  );

async function ready(running: Running): Promise<void> {
  while (!running.output().includes('Dev App Server is now running')) {
    if (running.child.exitCode !== null) throw new Error(running.output());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
});

describe.skipIf(isOfficial)('the launcher', () => {
  it('reports Java 21', async () => {
    const running = java('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
    expect(await running.ended).toEqual({ code: 0, signal: null });
    expect(running.output()).toBe('openjdk version "21"\n');
  });

  it.each(['node:child_process', 'cross-spawn'])(
    'is what %s spawns as java in firebase-tools',
    async (spawner) => {
      const script = join(folder, 'firebase.cjs');
      const { resolve } = createRequire(import.meta.url);
      const required = spawner.startsWith('node:') ? spawner : resolve(spawner);
      await writeFile(
        script,
        `require(${JSON.stringify(required)}).spawn('java', ['-version'], { stdio: 'inherit' });`,
      );
      const running = run(process.execPath, ['--import', preload, script], {
        ...process.env,
        JAVA_STAND_IN: bundle,
        NODE_PATH: resolve('cross-spawn').replace(/cross-spawn.*/, ''),
        PATH: '',
      });
      expect(await running.ended).toEqual({ code: 0, signal: null });
      expect(running.output()).toBe('openjdk version "21"\n');
    },
  );

  it('serves Firestore until SIGINT and prints its address', async () => {
    const port = await freePort();
    const running = firestore(port);
    await ready(running);
    expect(running.output()).toContain(`API endpoint: http://127.0.0.1:${port}`);
    const url = `http://127.0.0.1:${port}/v1/projects/demo-one/databases/(default)/documents/c/a`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { method: 'PATCH', body: '{}' })).status).toBe(200);
    running.child.kill('SIGINT');
    expect(await running.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(url)).rejects.toThrow();
  });

  it('warns about a second project and serves it', async () => {
    const port = await freePort();
    const running = firestore(port);
    await ready(running);
    const url = `http://127.0.0.1:${port}/v1/projects/demo-two/databases/(default)/documents/c/a`;
    expect((await fetch(url)).status).toBe(404);
    expect(running.output()).toContain('Multiple projectIds are not recommended in single project mode.');
  });

  it('names a port that is in use', async () => {
    const port = await freePort();
    await ready(firestore(port));
    const second = firestore(port);
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain('address already in use');
  });

  describe('with rules', () => {
    async function withRules(content: string, port: number): Promise<Running> {
      const file = join(folder, 'firestore.rules');
      await writeFile(file, content);
      return firestore(port, '--rules', file);
    }

    it('applies them to every project', async () => {
      const rules = `service cloud.firestore { match /databases/{d}/documents {
        match /c/{id} { allow read: if false; } } }`;
      const port = await freePort();
      await ready(await withRules(`rules_version = '2';\n${rules}`, port));
      const get = (project: string) =>
        fetch(`http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents/c/a`);
      expect((await get('demo-one')).status).toBe(403);
      expect((await get('demo-two')).status).toBe(403);
    });

    it('does not start with invalid rules, and prints where they are invalid', async () => {
      const invalid = "rules_version = '2';\nservice cloud.firestore {\n  nonsense\n}\n";
      const running = await withRules(invalid, await freePort());
      expect((await running.ended).code).toBe(1);
      expect(running.output()).toMatch(/firestore\.rules:\nL3:\d+ /);
    });
  });

  describe('with indexes, which firebase-tools does not pass', () => {
    async function withIndexes(content: string): Promise<Running> {
      const file = join(folder, 'firestore.indexes.json');
      await writeFile(file, content);
      const args = [bundle, '-jar', 'x.jar', '--port', String(await freePort())];
      return run(process.execPath, args, { ...process.env, FIRESTORE_INDEXES: file });
    }

    it('requires them', async () => {
      const running = await withIndexes('{"indexes":[]}');
      await ready(running);
      const [origin] = /http:\S+/.exec(running.output()) ?? [];
      const list = `${origin}/v1/projects/demo-one/databases/(default)/documents/c?orderBy=a,b`;
      expect((await fetch(list)).status).toBe(400);
    });

    it('does not start with invalid ones', async () => {
      const running = await withIndexes('{"indexes":[{"fields":[{"fieldPath":"a"}]}]}');
      expect((await running.ended).code).toBe(1);
      expect(running.output()).toContain('firestore.indexes.json:\nA field has neither');
    });
  });

  it.each([
    ['--seed_from_export /x', 'seed_from_export'],
    ['--database-edition enterprise', 'enterprise'],
    ['--port nonsense', 'nonsense'],
    ['--rules /does/not/exist', '/does/not/exist'],
  ])('refuses %s', async (args, named) => {
    const running = java('-jar', 'x.jar', '--port', '0', ...args.split(' '));
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain(named);
  });

  it('refuses to run any other Java program', async () => {
    const running = java('-cp', 'x', 'Main');
    expect((await running.ended).code).toBe(1);
    expect(running.output()).toContain('only stands in for Firebase emulators');
  });
});
