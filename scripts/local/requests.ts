import type { Server as HttpServer, IncomingMessage } from 'node:http';
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

/** Connect and Vite throw on some request targets, which would end the process. */
export function tolerateBadTargets(server: HttpServer): void {
  server.prependListener('request', (request: IncomingMessage) => {
    request.url = toPath(request.url ?? '');
  });
}

/** A target that starts with a slash and can be decoded. */
export function toPath(target: string): string {
  const path = target.startsWith('/') ? target : `/${target}`;
  try {
    decodeURI(path);
    return path;
  } catch {
    return encodeURI(path);
  }
}
