/**
 * Stops the child processes of a program that crashed or was killed. The program (lifetime.ts) writes `+pid`
 * and `-pid` to stdin; when stdin closes, the program is gone.
 */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

const graceMs = 10_000;
const running = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}

for (const pid of running) end(pid);
const deadline = Date.now() + graceMs;
while ([...running].some(isAlive) && Date.now() < deadline)
  await new Promise((resolve) => setTimeout(resolve, 100));
for (const pid of [...running].filter(isAlive)) send(pid, 'SIGKILL');

/** Windows has no signals, so the process tree is ended. */
function end(pid) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else send(pid, 'SIGINT');
}

function isAlive(pid) {
  return send(pid, 0);
}

function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
