/** The Firestore stand-in: an HTTP server over documents in memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BodyTooLarge, RequestAborted, readBody } from './http/body.ts';
import { corsHeaders } from './http/cors.ts';
import {
  createResponder,
  type DatabaseOptions,
  type FirestoreRequest,
  type Respond,
} from './http/responder.ts';
import { type Answer, errorAnswer } from './http/responses.ts';
import { isWebChannel, USE_REST } from './http/router.ts';

export interface FirestoreOptions extends DatabaseOptions {
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** 0, the default, uses any free port. */
  readonly port?: number;
  /** Called once with a hint when a client uses gRPC or WebChannel. */
  readonly onForeign?: (whatToDo: string) => void;
}

export interface RunningFirestore {
  readonly host: string;
  readonly port: number;
  /** Resolves when the server has ended, by `close`. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Resolves when the server listens. Throws RulesLoadError, IndexFileError, and what `listen` throws. */
export async function startFirestore(options: FirestoreOptions = {}): Promise<RunningFirestore> {
  const { host = '127.0.0.1', port = 0 } = options;
  const server = createServer();
  const noteForeign = once(options.onForeign);
  const closed = new Promise<void>((resolve) => {
    server.on('close', resolve);
  });
  const respond = createResponder(options);
  server.on('request', listener(respond, noteForeign));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'HPE_PAUSED_H2_UPGRADE') noteForeign();
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  // Longer than the pauses of a browser or a test, so that a keep-alive connection is not closed during a request.
  server.keepAliveTimeout = 65_000;
  await listen(server, host, port);
  const close = () => {
    server.close();
    server.closeAllConnections();
    return closed;
  };
  return { host, port: (server.address() as AddressInfo).port, closed, close };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function once(tell: (whatToDo: string) => void = () => {}): () => void {
  let warned = false;
  return () => {
    if (!warned) tell(USE_REST);
    warned = true;
  };
}

function listener(respond: Respond, noteForeign: () => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (isWebChannel(request.url)) noteForeign();
    readRequest(request)
      .then(respond)
      .catch(failureAnswer)
      .then((result) => result && send(request, response, result));
  };
}

async function readRequest(request: IncomingMessage): Promise<FirestoreRequest> {
  const { method = '', url = '/', headers } = request;
  const hasBody = method !== 'OPTIONS' && method !== 'HEAD';
  return { method, url, authorization: headers.authorization, body: hasBody ? await readBody(request) : '' };
}

/** Undefined if the client disconnected. */
function failureAnswer(error: unknown): Answer | undefined {
  if (error instanceof RequestAborted) return undefined;
  if (error instanceof BodyTooLarge) return { status: 413, body: '', close: true };
  return errorAnswer(error);
}

/** Milliseconds in which a client that sends too much can read the error. */
const REFUSAL_GRACE = 1_000;

/** Shorter responses, in characters, are not compressed. */
const COMPRESSED_FROM = 1_024;

function send(request: IncomingMessage, response: ServerResponse, answered: Answer): void {
  const { status, contentType, body, close } = answered;
  const whole = typeof body === 'string';
  const worthwhile = !whole || body.length >= COMPRESSED_FROM;
  const compressed = worthwhile && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(status, {
    ...corsHeaders(request.method, request.headers),
    ...(contentType && { 'content-type': contentType }),
    ...(compressed && { 'content-encoding': 'gzip' }),
    ...(whole && !compressed && { 'content-length': Buffer.byteLength(body) }),
    ...(close && { connection: 'close' }),
  });
  // A client that disconnects ends its response and affects no others.
  const source = Readable.from(whole ? [body] : body);
  if (compressed) pipeline(source, createGzip({ level: 3 }), response, () => {});
  else pipeline(source, response, () => {});
  if (!close) return;
  request.resume();
  setTimeout(() => request.destroy(), REFUSAL_GRACE).unref();
}
