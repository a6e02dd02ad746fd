/**
 * `npm run fuzz -- --seed 1 --expressions 20000 --queries 10000`: runs random rules on Google's Firestore
 * emulator and on ours. Prints the differences, most severe and shortest first.
 */
import { parseArgs } from 'node:util';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { isLaxer, type Pair } from '../../tests/oracle/compare.ts';
import { EmulatorProject } from '../../tests/oracle/emulator.ts';
import {
  CONDITIONS,
  describeDifference,
  fuzz,
  type Kind,
  LISTS,
  type Shrinkable,
  shrunk,
  sorted,
} from '../../tests/oracle/fuzz.ts';
import { startOracle } from '../checks/oracle.ts';
import { runWithCleanup, shutdown, stopOnExit } from '../local/lifetime.ts';

/** Number of projects used in parallel. */
const PAIRS = 4;

/** Maximum number of differences that are shrunk and printed. */
const SHOWN = 50;

await runWithCleanup(async () => {
  const { seed, expressions, queries } = parseOptions();
  const oracle = await startOracle();
  stopOnExit(oracle.child);
  const standIn = await startFirestore();
  const pairs = Array.from({ length: PAIRS }, (_, i) => ({
    official: new EmulatorProject(oracle.port, `fuzz-${i}`),
    standIn: new EmulatorProject(standIn.port, `fuzz-${i}`),
  }));
  const laxer =
    (await report(CONDITIONS, pairs, seed, expressions)) + (await report(LISTS, pairs, seed, queries));
  await shutdown(laxer > 0 ? 1 : 0);
});

function parseOptions() {
  const number = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seed: number, expressions: number, queries: number } });
  const { seed = '1', expressions = '2000', queries = '1000' } = values;
  const numbers = [seed, expressions, queries].map(Number);
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new Error('--seed, --expressions and --queries take whole numbers.');
  }
  return { seed: Number(seed), expressions: Number(expressions), queries: Number(queries) };
}

/** Returns the number of differences where our emulator allows more. */
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

/** Random rules call `debug()`, which our emulator prints. */
async function withoutDebug<T>(part: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await part();
  } finally {
    console.log = log;
  }
}
