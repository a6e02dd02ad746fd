/**
 * Measures our Firestore emulator over HTTP as firebase-tools starts it: `node --import tsx
 * scripts/bench/firestore.ts`. Prints median, range and limit, and fails if a median exceeds its limit.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { bundleLauncher } from '@rhine-and-nile/emulators';
import { freePort } from '../local/ports.ts';

const CARS = 5_000;
const STARTS = 9;
const QUERIES = 40;
const GETS = 200;
const BATCH = 250;

const LAUNCHER = resolve('.cache/measured-stand-ins.mjs');
await bundleLauncher(LAUNCHER);

const DATABASE = 'projects/demo-bench/databases/(default)';

const BRANDS = ['Audi', 'BMW', 'Fiat', 'Mercedes-Benz', 'Peugeot', 'Renault', 'Skoda', 'Volkswagen'];

const string = (text: string) => ({ stringValue: text });
const list = (length: number, text: (i: number) => string) => ({
  arrayValue: { values: Array.from({ length }, (_, i) => string(text(i))) },
});

/** A car document of about 2 kB. */
function car(i: number) {
  const image = (n: number) => `Cars/demo-bench-car-${i}/1700000000000-image-number-${n}.webp`;
  return {
    Name: string(BRANDS[i % BRANDS.length] ?? ''),
    Model: string(`Model ${i % 97}`),
    Price: string(String(500_000 + ((i * 7919) % 4_000_000))),
    Production_Year: { integerValue: String(1995 + ((i * 31) % 31)) },
    Condition: string(i % 3 === 0 ? 'New' : 'Used'),
    Description: string(`Car ${i}: ${'well kept, one owner, full service history. '.repeat(12)}`),
    Img: string(image(0)),
    Images: list(5, image),
    Featured: { booleanValue: i % 9 === 0 },
    Hidden: { booleanValue: i % 20 === 0 },
    Safety: list(6, (n) => `Safety feature ${n} of car ${i}`),
    Comfort: list(6, (n) => `Comfort feature ${n} of car ${i}`),
    Technology: list(6, (n) => `Technology feature ${n}`),
    Exterior: list(6, (n) => `Exterior feature ${n}`),
  };
}

const QUERY = {
  structuredQuery: {
    from: [{ collectionId: 'Cars' }],
    where: { fieldFilter: { field: { fieldPath: 'Hidden' }, op: 'EQUAL', value: { booleanValue: false } } },
    orderBy: [
      { field: { fieldPath: 'Production_Year' }, direction: 'DESCENDING' },
      { field: { fieldPath: 'Name' }, direction: 'ASCENDING' },
    ],
    limit: 24,
  },
};

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** Milliseconds from start to first response. */
  readonly readyAfter: number;
}

async function start(): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const args = ['-jar', 'placeholder.jar', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The launcher ended with exit code ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { child, url, readyAfter: performance.now() - began };
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

async function stop({ child }: Running): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGINT');
  await ended;
}

async function call(url: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}

async function load({ url }: Running): Promise<void> {
  for (let first = 0; first < CARS; first += BATCH) {
    const writes = Array.from({ length: BATCH }, (_, i) => ({
      update: { name: `${DATABASE}/documents/Cars/car-${first + i}`, fields: car(first + i) },
    }));
    await call(`${url}/v1/${DATABASE}/documents:commit`, { writes });
  }
}

/** Resident memory in MB. */
function memory({ child }: Running): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
}

async function times(count: number, run: (i: number) => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await run(i);
    measured.push(performance.now() - began);
  }
  return measured;
}

interface Measure {
  readonly what: string;
  readonly values: readonly number[];
  readonly limit: number;
  readonly unit: 'ms' | 'MB';
}

async function measure(): Promise<Measure[]> {
  const ready: number[] = [];
  for (let i = 1; i < STARTS; i++) {
    const running = await start();
    ready.push(running.readyAfter);
    await stop(running);
  }
  const running = await start();
  ready.push(running.readyAfter);
  try {
    await load(running);
    const loaded = [memory(running)];
    const documents = `${running.url}/v1/${DATABASE}/documents`;
    const queries = await times(QUERIES, () => call(`${documents}:runQuery`, QUERY));
    const gets = await times(GETS, (i) => call(`${documents}/Cars/car-${(i * 25) % CARS}`));
    loaded.push(memory(running));
    return [
      { what: 'start until the first answer', values: ready, limit: 1_000, unit: 'ms' },
      {
        what: `memory with ${CARS} cars, before and after the queries`,
        values: loaded,
        limit: 150,
        unit: 'MB',
      },
      { what: 'filtered and ordered query, 24 of them', values: queries, limit: 100, unit: 'ms' },
      { what: 'get of one', values: gets, limit: 5, unit: 'ms' },
    ];
  } finally {
    await stop(running);
  }
}

function row({ what, values, limit, unit }: Measure) {
  const sorted = [...values].sort((a, b) => a - b);
  const round = (value = 0) => `${value.toFixed(1)} ${unit}`;
  return {
    measured: what,
    median: round(sorted[Math.floor(sorted.length / 2)]),
    spread: `${round(sorted[0])} to ${round(sorted.at(-1))}`,
    times: values.length,
    limit: round(limit),
    holds: (sorted[Math.floor(sorted.length / 2)] ?? 0) < limit,
  };
}

const rows = (await measure()).map(row);
console.table(rows);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
