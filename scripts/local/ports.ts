import { type AddressInfo, connect, createServer } from 'node:net';

/** Every port the local backend and site listen on (loopback only). */
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

/** The fixed addresses of `npm start`, `npm run dev` and `npm run emulators` (README, firebase.json). */
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

/** `npm test` has ports of its own, so that it can run beside a running `npm start`. */
export const testPorts: Ports = {
  site: 15173,
  auth: 19099,
  firestore: 18080,
  storage: 19199,
  hub: 14400,
  logging: 14500,
  smtp: 11025,
  inbox: 11080,
};

const usedBy: Record<keyof Ports, string> = {
  site: 'the site',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  smtp: 'the mail catcher',
  inbox: 'the mail inbox',
};

/** Throws a message for people, naming each port of `names` that something else already listens on. */
export async function requireFreePorts(ports: Ports, names: readonly (keyof Ports)[]): Promise<void> {
  const taken = await Promise.all(names.map(async (name) => ((await isTaken(ports[name])) ? name : null)));
  const lines = taken.filter((name) => name !== null).map((name) => describeTaken(name, ports[name]));
  if (lines.length > 0) throw new PortTaken(lines.join('\n'));
}

export class PortTaken extends Error {}

function describeTaken(name: keyof Ports, port: number): string {
  return `Port ${port} (${usedBy[name]}) is taken. Is another \`npm start\` or \`npm test\` still running? End it, or find what holds the port with: lsof -i :${port}`;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A port of this machine that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
