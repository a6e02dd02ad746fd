import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn(() => true);
let chance = 0;
const spyOnListeners = () => vi.spyOn(window, 'addEventListener');
let listen: ReturnType<typeof spyOnListeners>;

async function start() {
  vi.resetModules();
  const reports = await import('../../src/app/errorReports.ts');
  reports.startErrorReports('https://errors.example/report');
  return reports;
}

const sent = () =>
  sendBeacon.mock.calls.map(([url, body]: readonly unknown[]) => ({ url, ...JSON.parse(String(body)) }));

beforeEach(() => {
  chance = 0;
  listen = spyOnListeners();
  sendBeacon.mockClear();
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/inventory?q=secret#secret');
});

/** Other tests have the same window. */
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  Reflect.deleteProperty(navigator, 'sendBeacon');
  window.history.replaceState(null, '', '/');
});

function withStack(message: string, ...frames: readonly string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') });
}

test('an uncaught error is reported with its place and the path of the page', async () => {
  await start();
  const frame = 'at draw (https://dealer.example/assets/index-a1.js:1:48213)';
  window.dispatchEvent(new ErrorEvent('error', { error: withStack('x is undefined', `    ${frame}`) }));
  const { build, ...report } = sent()[0] ?? {};
  expect(report).toEqual({
    url: 'https://errors.example/report',
    message: 'Error: x is undefined',
    stack: frame,
    page: '/inventory',
  });
  expect(build).toMatch(/errorReports\.ts$/);
});

test('an unhandled rejection is reported, an event without an error is not', async () => {
  await start();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Mona Adel' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(sent().map(({ message }) => message)).toEqual(['Error: late']);
});

test.each([
  ['Unexpected token, "Mona Adel" is no JSON', 'Unexpected token, "…" is no JSON'],
  ['no mail to mona@mail.example', 'no mail to …'],
  ['calls +20 100 555 0142', 'calls …'],
  ['GET https://x.example/a?name=mona failed', 'GET https://x.example/a failed'],
])('a report omits personal data: %s', async (message, expected) => {
  const frames = ['at f (https://x.example/a.js?name=mona#mona:1:5)', 'g@https://x.example/b.js:2:10'];
  (await start()).reportError(withStack(`${message}\n    at home with Mona`, ...frames));
  const [report] = sent();
  expect(report?.message).toContain(`Error: ${expected}`);
  expect(report?.stack).toBe('at f (https://x.example/a.js:1:5)\ng@https://x.example/b.js:2:10');
});

test('a page reports the same error once, and three errors at most', async () => {
  const { reportError } = await start();
  const first = withStack('1');
  for (const error of [first, first, withStack('2'), withStack('3'), withStack('4')]) reportError(error);
  expect(sent().map(({ message }) => message)).toEqual(['Error: 1', 'Error: 2', 'Error: 3']);
});

test('every second page load reports nothing', async () => {
  chance = 0.5;
  (await start()).reportError(new Error('x'));
  expect(sent()).toEqual([]);
});
