/** Room is left for what the rules may come to ask: of the 1,000 expressions a request may cost, 600 are used. */
import { afterAll, expect, test } from 'vitest';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { EmulatorProject } from '../oracle/emulator.ts';
import { costOf } from '../oracle/rules-cost.ts';

const server = await startFirestore();
afterAll(() => server.close());

test.each(['create', 'update'] as const)('the %s of the fullest car costs at most 600', async (method) => {
  const cost = await costOf(new EmulatorProject(server.port, 'rules-cost'), method);
  expect(cost).toBeLessThanOrEqual(600);
  expect(cost).toBeGreaterThan(100);
});
