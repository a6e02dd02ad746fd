import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answerBuildHooks, localHooks } from '../../scripts/local/build-hook.ts';
import { listen } from '../support/listen.ts';

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
  onTestFinished(() => void server.close());
  const origin = await listen(server);
  expect((await fetch(origin + path, { method })).status).toBe(status);
});
