/** The launcher in place of a Java too old for firebase-tools: it runs the official emulator with that Java. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { bundleLauncher } from '../../bundle.ts';
import { findOfficialFirestore } from '../../official/find.ts';
import { freePort } from '../../official/free-port.ts';

it('runs until it is interrupted, and leaves no process running', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const launcher = join(folder, 'launcher.mjs');
  await bundleLauncher(launcher);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [launcher, '-jar', 'x.jar', '--host', '127.0.0.1', '--port', String(port), '--project_id', 'demo-one'],
    { env: { ...process.env, OFFICIAL_FIRESTORE: JSON.stringify(findOfficialFirestore()) }, stdio: 'ignore' },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const document = `http://127.0.0.1:${port}/v1/projects/demo-one/databases/(default)/documents/c/a`;
  await vi.waitFor(async () => expect((await fetch(document)).status).toBe(404), { timeout: 90_000 });
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect(fetch(document)).rejects.toThrow();
});
