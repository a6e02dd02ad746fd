/**
 * `npm run fuzz -- --seed 1 --expressions 20000 --queries 10000`: runs random rules on the official Firestore
 * emulator and on the stand-in. Prints each difference, the most serious and shortest first.
 */
import { parseArgs } from 'node:util';
import { startFirestore } from '../../firestore/server.ts';
import { endOfficialFirestore, startOfficialFirestore } from '../../official/start.ts';
import { isLaxer, type Pair } from './compare.ts';
import { EmulatorProject } from './emulator.ts';
import {
  CONDITIONS,
  describeDifference,
  fuzz,
  type Kind,
  LISTS,
  type Shrinkable,
  shrunk,
  sorted,
} from './fuzz.ts';

/** Number of projects queried in parallel. */
const PAIRS = 4;

/** Number of differences reduced and printed. */
const SHOWN = 50;

const { seed, expressions, queries } = readOptions();
const official = await startOfficialFirestore();
process.on('exit', () => official.child.kill('SIGKILL'));
const standIn = await startFirestore();
const pairs = Array.from({ length: PAIRS }, (_, i) => ({
  official: new EmulatorProject(official.port, `fuzz-${i}`),
  standIn: new EmulatorProject(standIn.port, `fuzz-${i}`),
}));
const laxer =
  (await report(CONDITIONS, pairs, seed, expressions)) + (await report(LISTS, pairs, seed, queries));
await Promise.all([endOfficialFirestore(official), standIn.close()]);
process.exitCode = laxer > 0 ? 1 : 0;

function readOptions() {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seed: number, expressions: number, queries: number } });
  const { seed = '1', expressions = '2000', queries = '1000' } = values;
  const numbers = [seed, expressions, queries].map(Number);
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new Error('--seed, --expressions and --queries take whole numbers.');
  }
  return { seed: Number(seed), expressions: Number(expressions), queries: Number(queries) };
}

/** Returns how many differences of a kind are laxer. */
async function report<T extends Shrinkable<T>>(
  kind: Kind<T>,
  pairs: readonly Pair[],
  seed: number,
  count: number,
): Promise<number> {
  const start = performance.now();
  const { named, others } = await withoutDebug(() => fuzz(kind, pairs, seed, count));
  const laxer = others.filter(isLaxer).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const equal = count === 0 ? 100 : (100 * (count - others.length)) / count;
  console.log(
    `\n${count} ${kind.name} from seed ${seed}: ${laxer} laxer, ${others.length - laxer} stricter, ` +
      `${named.length} named in emulators/README.md, ${equal.toFixed(2)} % equal (${seconds} s)`,
  );
  const shown = [];
  for (const difference of sorted(others).slice(0, SHOWN)) {
    const [pair] = pairs;
    if (pair) shown.push(await withoutDebug(() => shrunk(kind, pair, difference)));
  }
  for (const text of new Set(sorted(shown).map(describeDifference))) console.log(text);
  return laxer;
}

/** Random rules call `debug()`, which the stand-in prints. */
async function withoutDebug<T>(part: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await part();
  } finally {
    console.log = log;
  }
}
