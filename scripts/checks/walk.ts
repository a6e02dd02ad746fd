import { engineNames, findEngine, installHints } from './engines.ts';
import { type Outcome, runVitest } from './runners.ts';

/**
 * Runs tests/walk in Firefox and WebKit where they are installed, and lists the missing ones. A missing engine
 * fails if WALK_REQUIRED is set.
 */
export async function runWalk(extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const missing = engineNames.filter((name) => !findEngine(name));
  for (const name of missing)
    console.log(
      `\nSkipped the ${name} walk: the browser or its driver is not installed. To install it: ${installHints[name]}.`,
    );
  const outcomes = process.env.WALK_REQUIRED ? missing.map(missingOutcome) : [];
  const found = engineNames.filter((name) => !missing.includes(name));
  return [...outcomes, ...(await Promise.all(found.map((name) => runVitest([`walk-${name}`], extra))))];
}

function missingOutcome(name: string): Outcome {
  return { name: `walk-${name}`, passed: 0, failed: 1, seconds: 0 };
}
