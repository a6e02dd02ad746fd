import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const local = (file: string) => new URL(`../../scripts/local/${file}`, import.meta.url);

/** Registers a slow service, then starts others. */
const withService = (others: string) => `
  import { onExit, runWithCleanup } from '${local('lifetime.ts')}';
  await runWithCleanup(async () => {
    onExit(() => new Promise((resolve) => setTimeout(() => { console.log('ended'); resolve(); }, 500)));
    ${others}
    console.log('runs');
    await new Promise(() => {});
  });
`;

/** Vite listens to SIGTERM itself. */
const siteAndInbox = `
    const { startInbox } = await import('${local('inbox/inbox.ts')}');
    await startInbox({ smtp: 0, inbox: 0 });
    const { preview } = await import('vite');
    const server = await preview({ configFile: false, build: { outDir: 'public' }, preview: { port: 0 } });
    onExit(() => server.close());
`;

/** Starts a child process, then runs `ending`. */
const withChild = (ending: string) => `
  import { spawn } from 'node:child_process';
  import { runWithCleanup, stopOnExit } from '${local('lifetime.ts')}';
  await runWithCleanup(async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    stopOnExit(child);
    console.log(child.pid);
    ${ending};
    await new Promise(() => {});
  });
`;

function run(source: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  return spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
}

async function endOf(child: ReturnType<typeof run>) {
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { said, code: child.exitCode };
}

// Windows has no signals; Ctrl-C reaches the whole console.
test.skipIf(process.platform === 'win32')('SIGTERM stops everything the process started', async () => {
  const child = run(withService(siteAndInbox));
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect(await endOf(child)).toEqual({ said: 'runs\nended\n', code: 0 });
});

test.each([
  ['an unhandled rejection', `Promise.reject(new Error('crash'))`],
  ['a failing command', `throw new Error('failure')`],
  ['a kill', `process.kill(process.pid, 'SIGKILL')`],
])('%s stops child processes', async (_name, ending) => {
  const child = run(withChild(ending));
  const [pid] = await once(child.stdout, 'data');
  await once(child, 'close');
  expect(child.exitCode).not.toBe(0);
  await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), { timeout: 15_000 });
});

test('a service that fails to stop is reported, and the others stop too', async () => {
  const failing = `onExit(() => Promise.reject(new Error('stays')));`;
  const child = run(withService(`${failing} setTimeout(() => process.emit('SIGTERM'));`));
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await endOf(child)).toEqual({ said: 'runs\nended\n', code: 1 });
});

test('a service that dies silently ends the process with a message', async () => {
  const child = run(
    `
  import { createServer } from 'node:net';
  import { exitWithPort, runWithCleanup } from '${local('lifetime.ts')}';
  await runWithCleanup(async () => {
    console.error = console.log;
    const server = createServer();
    let connections = 0;
    server.on('connection', (socket) => {
      connections += 1;
      socket.destroy();
      // Closing an idle connection is no sign.
      if (connections === 3) server.close();
    });
    server.listen(0, '127.0.0.1', () => {
      exitWithPort(server.address().port, 'The test service', () => 'its last words');
    });
    await new Promise(() => {});
  });
`,
  );
  const { said, code } = await endOf(child);
  expect(said).toMatch(/^\nThe test service no longer answers on port \d+:\nits last words\n$/);
  expect(code).toBe(1);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
