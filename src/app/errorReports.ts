/** Reports of uncaught errors; part of the bundle only where VITE_ERROR_URL is set. */

/** Share of page loads that report errors. */
const reportedShare = 0.5;
const maxReports = 3;
const maxMessageLength = 300;
const maxStackLines = 20;

const reported = new Set<string>();
let target: string | null = null;

/** Reports uncaught errors to `url` from now on, unless this load is not in the sample. */
export function startErrorReports(url: string): void {
  if (Math.random() >= reportedShare) return;
  target = url;
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Ignores values that are not an Error, such as those of other origins, and repetitions. */
export function reportError(error: unknown): void {
  if (!target || !(error instanceof Error) || reported.size === maxReports) return;
  const report = JSON.stringify({
    message: toMessage(error),
    stack: toFrames(error.stack ?? ''),
    page: window.location.pathname,
    build: new URL(import.meta.url).pathname,
  });
  if (reported.has(report)) return;
  reported.add(report);
  navigator.sendBeacon(target, report);
}

/** Without what a visitor may have typed: quoted texts, numbers, e-mail addresses, and the queries of URLs. */
function toMessage(error: Error): string {
  return String(error)
    .replace(/"[^"]*"/g, '"…"')
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ]{4,}/g, '…')
    .slice(0, maxMessageLength);
}

/** Without the message, which some browsers repeat in the stack. */
function toFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /(?:^\s*at |@).*:\d+:\d+\)?$/.test(line))
    .slice(0, maxStackLines)
    .map((line) => line.trim().replace(/[?#][^\s:)]*(?=:)/, ''))
    .join('\n');
}
