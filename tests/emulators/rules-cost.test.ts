/** tests/oracle asks the official emulator the same. */
import { expect, test } from 'vitest';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { EmulatorProject } from '../oracle/emulator.ts';
import { isLetIn } from '../oracle/rules-cost.ts';

test.each(['create', 'update'] as const)(
  'the %s of the fullest car costs at most 600 expressions',
  async (method) => {
    const server = await startFirestore();
    const project = new EmulatorProject(server.port, 'rules-cost');
    try {
      expect(await isLetIn(project, method, 400)).toBe(true);
      expect(await isLetIn(project, method, 990)).toBe(false);
    } finally {
      await server.close();
    }
  },
);
