import type { IncomingMessage } from 'node:http';

/** The largest body that the official emulator reads. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** A body is longer than the server reads. */
export class BodyTooLarge extends Error {}

/** The client went away before its request was complete. */
export class RequestAborted extends Error {}

/** Reads a body as UTF-8. Throws BodyTooLarge as early as possible, and RequestAborted. */
export function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    return Promise.reject(new BodyTooLarge());
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else reject(new BodyTooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', () => reject(new RequestAborted()));
    request.on('close', () => reject(new RequestAborted()));
  });
}
