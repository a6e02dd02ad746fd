import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { developmentPorts, freePorts, listen, requireFreePorts } from '../../scripts/local/ports.ts';

test('two test runs get different ports than each other and npm start', async () => {
  const [first, second] = await Promise.all([freePorts(), freePorts()]);
  const all = [first, second, developmentPorts].flatMap((ports) => Object.values(ports));
  expect(new Set(all).size).toBe(24);
});

test('free ports are usable and below the ephemeral range', async () => {
  const ports = await freePorts();
  for (const port of Object.values(ports)) {
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    expect(await listen(server, port)).toBe(port);
    await new Promise((resolve) => server.close(resolve));
  }
});

test('the error names a used port and its purpose', async () => {
  const ports = await freePorts();
  const server = createServer();
  await listen(server, ports.firestore);
  await expect(requireFreePorts(ports, ['site', 'firestore'])).rejects.toThrow(
    new RegExp(`^Port ${ports.firestore} \\(the Firestore emulator\\) is already in use\\.[^\n]*$`),
  );
  await new Promise((resolve) => server.close(resolve));
});
