import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a benchmark that fails makes the command fail', () => {
  const command = fileURLToPath(new URL('../../scripts/commands/bench.ts', import.meta.url));
  const tsx = import.meta.resolve('tsx');
  // It finds no benchmark there.
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, command, 'reads'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Failed: reads');
});
