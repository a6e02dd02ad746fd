/**
 * Makes the pages it is handed, as a thread of the build, and tells of each. Plain JavaScript: a thread knows no TypeScript
 * before it says so itself.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { renderPages } = await import('./render-pages.ts');
await renderPages(workerData, () => parentPort?.postMessage('written'));
