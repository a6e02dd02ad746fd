import { expect, test } from 'vitest';
import { runThreads } from '../../scripts/build/threads.ts';

const programOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const posting = `
  import { parentPort, workerData } from 'node:worker_threads';
  for (let count = 0; count < workerData; count += 1) parentPort.postMessage('done');
`;

test('threads run to their end, and everything they tell is heard', async () => {
  let heard = 0;
  await runThreads(programOf(posting), [1, 500, 20], () => {
    heard += 1;
  });
  expect(heard).toBe(521);
});

/** Beside it another goes on until it is ended. */
const oneOf = (failing: string) =>
  programOf(`
    import { workerData } from 'node:worker_threads';
    if (workerData === 'fails') { ${failing} }
    else setInterval(() => {}, 1000);
  `);

test.each([
  ['throws', `throw new Error('No page of it.');`, 'No page of it.'],
  ['rejects', `await Promise.reject(new Error('Nor this.'));`, 'Nor this.'],
  ['ends itself', 'process.exit(3);', 'ended with code 3'],
  ['waits for what never comes', 'await new Promise(() => {});', 'ended with code 13'],
])('a thread that %s fails the whole, and the others are ended', async (_what, failing, message) => {
  await expect(runThreads(oneOf(failing), ['goes on', 'fails'], () => {})).rejects.toThrow(message);
});
