import { Worker } from 'node:worker_threads';

/**
 * Runs a program in a thread of its own for each piece of work, all at once. Where one fails or dies the others are ended.
 *
 * @param work plain data, the program's `workerData`
 * @param onMessage called for whatever the programs post
 * @throws the first failure
 */
export async function runThreads(
  program: URL,
  work: readonly unknown[],
  onMessage: () => void,
): Promise<void> {
  const threads = work.map((workerData) => new Worker(program, { ...options, workerData }));
  try {
    await Promise.all(threads.map((thread) => untilEnd(thread, onMessage)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

const options = {
  // Rendering leaves much behind that lives for one page: with more room it is cleared away less often.
  resourceLimits: { maxYoungGenerationSizeMb: 96 },
};

function untilEnd(thread: Worker, onMessage: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('message', onMessage);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A thread of the build ended with code ${code}.`));
    });
  });
}
