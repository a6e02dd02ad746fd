import type { Server } from 'node:http';
import { listen as startListening } from '../../scripts/local/ports.ts';

/** Starts a server on a free port of this machine; resolves to its origin. */
export async function listen(server: Server): Promise<string> {
  return `http://127.0.0.1:${await startListening(server)}`;
}
