import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerBuildHooks, localHooks } from '../../scripts/local/build-hook.ts';

// The builds: tests/served/build-hook.test.ts.

test.each([
  ['POST', '/build_hooks/__proto__', 404],
  ['POST', '/build_hooks/constructor', 404],
  ['POST', '/build_hooks/toString', 404],
  ['POST', '/build_hooks/', 404],
  ['POST', '/build_hooks/000000000000000000000009', 404],
  ['GET', `/build_hooks/${localHooks.builds}`, 404],
  ['POST', '/other', 418],
])('%s %s answers %i', async (method, path, status) => {
  const answer = answerBuildHooks('none');
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(status);
});
