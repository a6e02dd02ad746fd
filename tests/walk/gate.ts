import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the site. When closed, the network is down for every engine. It adds a script to each
 * page that records errors, because not every driver reports them.
 */
export interface Gate {
  readonly url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

const notingScript = '/walk-notes.js';
/** sessionStorage key of the recorded messages. */
export const notesKey = 'walk-notes';

export async function startGate(sitePort: number): Promise<Gate> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === notingScript) return answerWithScript(outgoing);
    forward(sitePort, incoming, outgoing);
  });
  const listen = async (port: number) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `http://localhost:${port}`,
    async shut() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async open() {
      if (!server.listening) await listen(port);
    },
  };
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: path } = incoming;
  // Uncompressed, so that the script can be inserted.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const asked = request({ host: 'localhost', port, method, path, headers }, (answer) => {
    const isHtml = answer.headers['content-type']?.startsWith('text/html');
    const { 'content-length': _length, ...others } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, isHtml ? others : answer.headers);
    if (isHtml) void withNotes(answer).then((html) => outgoing.end(html));
    else answer.pipe(outgoing);
  });
  asked.once('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

async function withNotes(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const html = Buffer.concat(parts).toString('utf8');
  return html.replace('<head>', `<head><script src="${notingScript}"></script>`);
}

function answerWithScript(outgoing: ServerResponse): void {
  outgoing.setHeader('Content-Type', 'text/javascript');
  outgoing.end(`(${takeNotes})(${JSON.stringify(notesKey)})`);
}

/** Runs in the page. */
function takeNotes(key: string): void {
  const note = (...words: readonly unknown[]) => {
    const notes = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(
      key,
      JSON.stringify([...notes, [location.pathname, ...words].map(String).join(' ')]),
    );
  };
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      note(level, ...words);
      print.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => note('uncaught', message));
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy', violatedDirective, blockedURI),
  );
}
