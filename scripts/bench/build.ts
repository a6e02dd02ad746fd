/**
 * Measures `npm run build` with a growing number of cars and a tenth as many blogs, with the database on this
 * machine and 60 ms away. Runs alone with `npm run bench -- build`; STOCKS=200,1000 sets the numbers of cars.
 */
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { startEmulators } from '../local/emulator-suite.ts';
import { onExit, runWithCleanup, shutdown } from '../local/lifetime.ts';
import { localEnvironment } from '../local/local-environment.ts';
import { listen } from '../local/ports.ts';
import { measuredPorts as ports } from './measured-site.ts';
import { putBlogs, putCars } from './stock.ts';

const stocks = (process.env.STOCKS ?? '200,1000,5000').split(',').map(Number);
const latencyMs = 60;

await runWithCleanup(async () => {
  await startEmulators(ports);
  const near = `127.0.0.1:${ports.firestore}`;
  const far = await startDelayedDatabase();
  const rows: object[] = [];
  let stored = 0;
  for (const stock of stocks) {
    await Promise.all([putCars(stored, stock), putBlogs(stored / 10, stock / 10)]);
    stored = stock;
    rows.push({
      ...{ cars: stock, blogs: stock / 10, 'build s, near': await timeBuild(near) },
      ...{ [`build s, ${latencyMs} ms away`]: await timeBuild(far.host), requests: far.resetCount() },
    });
  }
  console.table(rows);
  await shutdown(0);
});

/** Returns seconds. */
async function timeBuild(firestore: string): Promise<string> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/commands/build.ts', '--outDir', '.cache/measured-build'],
    {
      env: { ...process.env, ...localEnvironment(ports), VITE_FIRESTORE_EMULATOR: firestore },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** A proxy to the database that delays each request. */
async function startDelayedDatabase() {
  let count = 0;
  const server = createServer((incoming, answer) => {
    count += 1;
    const { method, url, headers } = incoming;
    const onward = request(
      { host: '127.0.0.1', port: ports.firestore, method, path: url, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    setTimeout(() => incoming.pipe(onward), latencyMs);
  });
  const port = await listen(server);
  onExit(() => server.closeAllConnections());
  const resetCount = () => {
    const counted = count;
    count = 0;
    return counted;
  };
  return { host: `127.0.0.1:${port}`, resetCount };
}
