import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineName, findEngine } from '../../scripts/checks/engines.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './drivers/firefox.ts';
import { openWebKit } from './drivers/webkit.ts';
import { type Gate, startGate } from './gate.ts';
import { offlineSteps } from './steps/offline.ts';
import { pageSteps } from './steps/pages.ts';
import { staffSteps } from './steps/staff.ts';
import { visitingSteps } from './steps/visiting.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const steps = { ...pageSteps, ...visitingSteps, ...offlineSteps, ...staffSteps };

/** Runs all steps in one window; any console message fails a step. */
export function walkIn(engine: EngineName): void {
  describe(`a walk in ${engine}`, () => {
    let gate: Gate;
    let visitor: Visitor;
    beforeAll(async () => {
      gate = await startGate(testPorts.site);
      visitor = await openVisitor(() => open(engine), gate);
    });
    afterAll(async () => {
      await visitor?.close();
      await gate?.shut();
    });
    for (const [name, run] of Object.entries(steps))
      test(name, async () => {
        await run(visitor);
        expect(await visitor.takeMessages()).toEqual([]);
      });
  });
}

function open(engine: EngineName): Promise<Driver> {
  const executablePath = findEngine(engine);
  if (!executablePath) throw new Error(`No browser of ${engine} is installed.`);
  return engine === 'firefox' ? openFirefox(executablePath) : openWebKit(executablePath);
}
