/**
 * Measures how many inquiries per second the function relays to a fast and a slow mail server, and fails if any
 * is lost or duplicated.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import sendEmail from '../../netlify/functions/sendEmail.ts';
import { runFunction } from '../local/run-function.ts';

interface Load {
  readonly name: string;
  readonly inquiries: number;
  /** Number of concurrent senders. */
  readonly atOnce: number;
  /** Milliseconds until the mail server accepts a mail. */
  readonly mailDelay: number;
}

// The mail server waits 100 ms before its greeting, as many do against spam, so each inquiry takes longer.
const loads: readonly Load[] = [
  { name: 'one after the other', inquiries: 50, atOnce: 1, mailDelay: 0 },
  { name: '20 at once', inquiries: 1000, atOnce: 20, mailDelay: 0 },
  { name: '20 at once, slow mail server', inquiries: 400, atOnce: 20, mailDelay: 500 },
  { name: '100 at once, slow mail server', inquiries: 1000, atOnce: 100, mailDelay: 500 },
];

interface Result {
  readonly perSecond: number;
  /** 95th percentile of the response time, in milliseconds. */
  readonly slow: number;
  readonly failed: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Runs every load and prints a table. @throws if an inquiry failed, was lost or was duplicated */
async function benchInquiries(): Promise<void> {
  console.log('\nInquiries                         sent    /s   95 % within  failed  lost  doubled');
  let bad = 0;
  for (const load of loads) {
    const { perSecond, slow, failed, lost, doubled } = await run(load);
    bad += failed + lost + doubled;
    console.log(
      `${load.name.padEnd(32)}${cell(load.inquiries, 6)}${cell(perSecond, 6)}${cell(slow, 10)} ms${cell(failed, 8)}${cell(lost, 6)}${cell(doubled, 9)}`,
    );
  }
  if (bad > 0) throw new Error(`${bad} inquiries failed, were lost or were duplicated.`);
}

function cell(value: number, width: number): string {
  return String(Math.round(value)).padStart(width);
}

async function run({ inquiries, atOnce, mailDelay }: Load): Promise<Result> {
  const mail = await startMailServer(mailDelay);
  const site = await startSite(mail.port);
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const visitor = async () => {
    while (next < inquiries) {
      const begin = performance.now();
      if (!(await send(site.address, next++))) failed += 1;
      times.push(performance.now() - begin);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all([site.close(), mail.close()]);
  const arrived = [...mail.arrivals.values()];
  return {
    perSecond: inquiries / seconds,
    slow: times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    failed,
    lost: inquiries - failed - arrived.length,
    doubled: arrived.filter((count) => count > 1).length,
  };
}

async function send(address: string, number: number): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Mona Hassan',
      email: `visitor-${number}@example.com`,
      phone: '+201001234567',
      car: 'BMW X5 2024',
      message: 'Is it still available? '.repeat(20),
    }),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** A mail server that counts mails by sender. */
async function startMailServer(delay: number) {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      let letter = '';
      stream.on('data', (chunk: Buffer) => {
        letter += chunk;
      });
      stream.once('end', () => {
        const visitor = letter.match(/visitor-\d+/)?.[0] ?? '';
        arrivals.set(visitor, (arrivals.get(visitor) ?? 0) + 1);
        setTimeout(done, delay);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { port, arrivals, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

async function startSite(mailPort: number) {
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    INQUIRY_TO: 'sales@dealer.example',
    INQUIRY_FROM: 'website@dealer.example',
  });
  console.info = () => {};
  const server = createServer((request, response) =>
    runFunction({ default: sendEmail }, request, response, null),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/.netlify/functions/sendEmail`, close };
}

await benchInquiries();
