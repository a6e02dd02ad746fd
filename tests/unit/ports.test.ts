import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts, listen, requireFreePorts } from '../../scripts/local/ports.ts';

test('the error names a used port and its purpose', async () => {
  const ports = await freePorts();
  const server = createServer();
  await listen(server, ports.firestore);
  await expect(requireFreePorts(ports, ['site', 'firestore'])).rejects.toThrow(
    new RegExp(`^Port ${ports.firestore} \\(the Firestore emulator\\) is already in use\\.[^\n]*$`),
  );
  await new Promise((resolve) => server.close(resolve));
});
