import { startFirestore } from '../../firestore/server.ts';
import type { Pair } from './compare.ts';
import { EmulatorProject } from './emulator.ts';

/** Where `npm test` runs the official emulator for this project only. */
function officialPort(): number {
  const port = Number(process.env.FIRESTORE_ORACLE_PORT);
  if (!port) throw new Error('FIRESTORE_ORACLE_PORT is not set: `npm test` starts the official emulator.');
  return port;
}

const standIn = await startFirestore();

/** A project of that name on either emulator. */
export const pairNamed = (project: string): Pair => ({
  official: new EmulatorProject(officialPort(), project),
  standIn: new EmulatorProject(standIn.port, project),
});
