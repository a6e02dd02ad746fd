import { type EngineName, engineNames, findEngine, howToInstall } from './engines.ts';
import { type Outcome, runVitest } from './runners.ts';
import { obtainTools } from './tools.ts';

/**
 * Walks through the site in each engine that is not Chromium's and is found here (tests/walk), and says which is
 * not. Where WALK_REQUIRED is set, a missing one fails.
 */
export async function runWalk(extra: NodeJS.ProcessEnv): Promise<readonly Outcome[]> {
  const missing = engineNames.filter((name) => !canWalkIn(name));
  for (const name of missing)
    console.log(
      `\nNot walked in ${name}: none is installed, or not what drives it. To have it: ${howToInstall[name]}.`,
    );
  const outcomes = process.env.WALK_REQUIRED ? missing.map(outcomeOfMissing) : [];
  // One after the other: each finds its place in lists again, to which the other adds.
  for (const name of engineNames.filter((each) => !missing.includes(each)))
    outcomes.push(await runVitest([`walk-${name}`], extra));
  return outcomes;
}

/** An installed Firefox is driven by a tool that is installed when it is first needed. */
function canWalkIn(name: EngineName): boolean {
  const engine = findEngine(name);
  return engine !== null && (engine.by !== 'bidi' || obtainTools());
}

function outcomeOfMissing(name: string): Outcome {
  return { name: `walk-${name}`, passed: 0, failed: 1, seconds: 0 };
}
