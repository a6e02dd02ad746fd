import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect } from 'vite';

/** Parses a request target. Unlike in a relative URL, `//host%2f` is a path. */
export function requestUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): URL {
  return new URL(`http://localhost${url}`);
}

type AsyncHandler = (...args: Parameters<Connect.NextHandleFunction>) => void | Promise<void>;

/** Passes a rejection to `next`: Connect ignores promises, and an unhandled rejection would end the process. */
export function catchErrors(handle: AsyncHandler): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await handle(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Handles requests that would crash the process or hang: CONNECT, and targets and ranges that Connect and Vite
 * throw on.
 */
export function tolerateBadRequests(server: Pick<HttpServer, 'on' | 'prependListener'>): void {
  server.prependListener('request', (request: IncomingMessage) => {
    request.url = toPath(request.url ?? '');
    if (isInvalidRange(request.headers.range)) delete request.headers.range;
  });
  server.on('connect', (_request, socket) => refuse(socket, '405 Method Not Allowed'));
}

/** For a server with WebSockets of its own, which would leave other upgrade requests unanswered. */
export function refuseOtherUpgrades(server: Pick<HttpServer, 'on'>): void {
  server.on('upgrade', ({ headers }, socket) => {
    const isOwn = headers['sec-websocket-protocol']?.startsWith('vite-');
    if (!isOwn) refuse(socket, '426 Upgrade Required');
  });
}

/** A target that starts with a slash and can be decoded. */
function toPath(target: string): string {
  const path = target.startsWith('/') ? target : `/${target}`;
  try {
    decodeURI(path);
    return path;
  } catch {
    return encodeURI(path);
  }
}

/** RFC 9110, 14.1.2: a range that ends before it starts is ignored. */
function isInvalidRange(range = ''): boolean {
  const [, start, last] = range.match(/^bytes=(\d+)-(\d+)/) ?? [];
  return Number(start) > Number(last);
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
