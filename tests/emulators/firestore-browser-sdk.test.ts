/** The full SDK in a browser speaks WebChannel: it too is told what to use instead, and never left waiting. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { launchChromium } from '../../scripts/local/chromium.ts';

/** Asks for a document and writes another, and shows how both ended. */
const PAGE = `
  import { initializeApp } from 'firebase/app';
  import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc, setLogLevel } from 'firebase/firestore';
  setLogLevel('silent');
  const firestore = getFirestore(initializeApp({ projectId: 'demo-browser-sdk', apiKey: 'demo' }));
  const port = Number(new URLSearchParams(location.search).get('port'));
  connectFirestoreEmulator(firestore, '127.0.0.1', port);
  const told = (call) => call.then(() => 'answered', ({ code, message }) => code + ': ' + message);
  window.ended = Promise.all([
    told(getDoc(doc(firestore, 'c/a'))),
    told(setDoc(doc(firestore, 'c/b'), { n: 1 })),
  ]);
`;

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

/** The SDK itself waits 10 s for a backend that says nothing. */
const PROMPTLY = 5_000;

it('reading and writing are refused at once', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const onForeign = vi.fn();
  const firestore = await startFirestore({ onForeign });
  onTestFinished(() => firestore.close());
  const script = await bundle();
  const site = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<script type="module" src="/page.js"></script>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?port=${firestore.port}`);
  await page.waitForFunction(() => 'ended' in window);
  const [ended, milliseconds] = await page.evaluate(async () => {
    const start = performance.now();
    const results = await (window as unknown as { ended: Promise<string[]> }).ended;
    return [results, performance.now() - start] as const;
  });
  const refused = expect.stringMatching(/^unimplemented: .*firebase\/firestore\/lite/s);
  expect(ended).toEqual([refused, refused]);
  expect(milliseconds).toBeLessThan(PROMPTLY);
  expect(onForeign.mock.calls).toEqual([[expect.stringContaining('FIREBASE_EMULATORS=official')]]);
});
