/** The server for gRPC clients: firebase-admin, and the full `firebase/firestore` in Node. */
import { createServer, type Http2Server } from 'node:http2';

export const USE_REST =
  'This Firestore emulator speaks REST alone, not gRPC or WebChannel: use firebase/firestore/lite, or start it ' +
  'with FIREBASE_EMULATORS=official.';

const HEADERS = { ':status': 200, 'content-type': 'application/grpc' };
const UNIMPLEMENTED = { 'grpc-status': '12', 'grpc-message': USE_REST };

/** Rejects every call. Does not listen itself. */
export function createGrpcServer(onSession: () => void): Http2Server {
  const server = createServer();
  server.on('session', onSession);
  server.on('stream', (stream) => {
    stream.on('error', () => {});
    // In trailers: firebase-admin treats an error in the headers as no response and retries for 7 s.
    stream.on('wantTrailers', () => stream.sendTrailers(UNIMPLEMENTED));
    stream.respond(HEADERS, { waitForTrailers: true });
    stream.end();
  });
  // Ignore connection errors of clients.
  server.on('sessionError', () => {});
  return server;
}
