/**
 * What clients get that speak gRPC, which this emulator does not: firebase-admin, and the full `firebase/firestore`
 * in Node. Each call ends with UNIMPLEMENTED; a listen and a stream of writes are answered far enough that the SDK
 * hands the error to its caller. Otherwise it would take itself for offline, and answer from its cache or never.
 */
import { createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import { readFields, writeField } from './protobuf.ts';

const UNIMPLEMENTED = 12;

/** `TargetChange.REMOVE`, which takes a target off with the reason why. */
const REMOVED = 2;

/** For the clients and for whoever runs the emulator. */
export const WHAT_TO_DO =
  'This Firestore emulator speaks REST alone, not gRPC or WebChannel: use firebase/firestore/lite, or start it ' +
  'with FIREBASE_EMULATORS=official.';

/** A server for connections that begin with HTTP/2's preface; it listens nowhere itself. Tells of each one. */
export function createRefusingServer(onSession: () => void): Http2Server {
  const server = createServer();
  server.on('session', onSession);
  server.on('stream', (stream, { ':path': path }) => refuse(stream, String(path)));
  // What a client does to its connection concerns no one else.
  server.on('sessionError', () => {});
  return server;
}

function refuse(stream: ServerHttp2Stream, path: string): void {
  stream.on('error', () => {});
  if (path.endsWith('/Listen')) answerFirst(stream, removedTarget);
  else if (path.endsWith('/Write')) answerFirst(stream, () => writeField(2, 'token'));
  else {
    begin(stream);
    stream.end();
  }
}

/** The error comes behind the headers: in them, firebase-admin takes it for no answer and asks again for 7 s. */
function begin(stream: ServerHttp2Stream): void {
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers(TRAILERS));
}

const HEADERS = { ':status': 200, 'content-type': 'application/grpc' };
const TRAILERS = { 'grpc-status': String(UNIMPLEMENTED), 'grpc-message': WHAT_TO_DO };

/** Answers the first message in its own terms, and whatever follows with the error. */
function answerFirst(stream: ServerHttp2Stream, answer: (message: Uint8Array) => Uint8Array): void {
  begin(stream);
  let pending = Buffer.alloc(0);
  let answered = false;
  stream.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      if (answered) stream.end();
      else stream.write(frame(answer(message)));
      answered = true;
    }
  });
  stream.on('end', () => stream.end());

  /** Messages come with a flag and their length before them. */
  function takeMessage(): Uint8Array | undefined {
    const length = pending.length < PREFIX_LENGTH ? undefined : pending.readUInt32BE(1);
    if (length === undefined || pending.length < PREFIX_LENGTH + length) return undefined;
    const message = pending.subarray(PREFIX_LENGTH, PREFIX_LENGTH + length);
    pending = pending.subarray(PREFIX_LENGTH + length);
    return message;
  }
}

const PREFIX_LENGTH = 5;

function frame(message: Uint8Array): Buffer {
  const prefix = Buffer.alloc(PREFIX_LENGTH);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

/** The `ListenResponse` that takes off the target a `ListenRequest` adds. */
function removedTarget(request: Uint8Array): Uint8Array {
  const target = readFields(request).get(2);
  const id = target instanceof Uint8Array ? readFields(target).get(5) : undefined;
  const status = Buffer.concat([writeField(1, UNIMPLEMENTED), writeField(2, WHAT_TO_DO)]);
  const change = Buffer.concat([
    writeField(1, REMOVED),
    writeField(2, typeof id === 'number' ? id : 0),
    writeField(3, status),
  ]);
  return writeField(2, change);
}
