/** Detects HTTP/2 connections by their first bytes. */
import type { Server as HttpServer } from 'node:http';
import type { Http2Server } from 'node:http2';
import { createServer, type Server, type Socket } from 'node:net';

/** The start of every HTTP/2 connection, and of no HTTP/1 request. */
const PREFACE = 'PRI * HTTP/2.0';

/** Passes each connection to one of two servers, which do not listen themselves. */
export function createFront(http: HttpServer, http2: Http2Server): Server {
  return createServer((socket) => {
    // Ignore connections that end without sending anything.
    socket.on('error', () => {});
    socket.once('data', (first: Buffer) => handOver(socket, first, http, http2));
  });
}

function handOver(socket: Socket, first: Buffer, http: HttpServer, http2: Http2Server): void {
  socket.pause();
  socket.unshift(first);
  if (first.toString('latin1', 0, PREFACE.length) === PREFACE) {
    http2.emit('connection', socket);
    return;
  }
  http.emit('connection', socket);
  process.nextTick(() => socket.resume());
}
