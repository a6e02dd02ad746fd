import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Ports of the local backend and site (loopback only). */
export interface Ports {
  readonly site: number;
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly hub: number;
  readonly logging: number;
  readonly smtp: number;
  readonly inbox: number;
}

/** Fixed ports of `npm start`, `npm run dev` and `npm run emulators` (README, firebase.json). */
export const developmentPorts: Ports = {
  site: 5173,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  smtp: 1025,
  inbox: 1080,
};

/** Ports of the site under test. `npm test` sets TEST_PORTS; a test run by hand uses a running `npm start`. */
export const testPorts: Ports = process.env.TEST_PORTS
  ? (JSON.parse(process.env.TEST_PORTS) as Ports)
  : developmentPorts;

const usedBy: Record<keyof Ports, string> = {
  site: 'the site',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  smtp: 'the mail server',
  inbox: 'the mail inbox',
};

/** Throws a message that names each port already in use. */
export async function requireFreePorts(ports: Ports, names: readonly (keyof Ports)[]): Promise<void> {
  const used = await Promise.all(names.map((name) => isInUse(ports[name])));
  const lines = names.filter((_, index) => used[index]).map((name) => formatPortInUse(name, ports[name]));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

function formatPortInUse(name: keyof Ports, port: number): string {
  return `Port ${port} (${usedBy[name]}) is already in use. Is another \`npm start\` still running? Stop it, or find the program that uses the port with: ${findProcessCommand(port)}`;
}

const findProcessCommand = (port: number) =>
  process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;

function isInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

/**
 * Free ports for `npm test` and `npm run perf`. Taken at random from below the ephemeral range, so that they
 * are still free when the site is built.
 */
export async function freePorts(): Promise<Ports> {
  const names = Object.keys(developmentPorts) as (keyof Ports)[];
  const servers = new Map<number, Server>();
  try {
    while (servers.size < names.length) {
      const server = createServer();
      const port = await listen(server, randomInt(11_000, 32_000)).catch(() => null);
      if (port) servers.set(port, server);
    }
    const ports = [...servers.keys()];
    return Object.fromEntries(names.map((name, i) => [name, ports[i]])) as unknown as Ports;
  } finally {
    await Promise.all([...servers.values()].map(close));
  }
}

/** Starts a server on a port of the loopback, by default any free one; resolves to the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
