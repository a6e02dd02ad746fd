import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const local = (file: string) => new URL(`../../scripts/local/${file}`, import.meta.url);

/** As `npm start` and `npm test`: something slow to end was started before the inbox and the site. */
const program = `
  import { atEnd, runToEnd } from '${local('lifetime.ts')}';
  import { preview } from 'vite';
  import { startInbox } from '${local('inbox.ts')}';
  await runToEnd(async () => {
    atEnd(() => new Promise((resolve) => setTimeout(() => { console.log('ended'); resolve(); }, 500)));
    await startInbox({ smtp: 0, inbox: 0 });
    const server = await preview({ configFile: false, build: { outDir: 'public' }, preview: { port: 0 } });
    atEnd(() => server.close());
    console.log('runs');
    await new Promise(() => {});
  });
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the process alone ends all that was started, inbox and site with it',
  async (signal) => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said === 'runs\n') child.kill(signal);
    });
    const [code] = await once(child, 'close');
    expect([said, code]).toEqual(['runs\nended\n', 0]);
  },
);
