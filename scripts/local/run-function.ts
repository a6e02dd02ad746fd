import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

/** A module of netlify/functions. */
export interface NetlifyModule {
  readonly default: (request: Request) => Promise<Response>;
  readonly config?: { readonly rateLimit?: RateLimit };
}

/** The largest request body Netlify hands to a function, in bytes. */
const bodyLimit = 6 * 1024 * 1024;

/** Runs a function on one request, the way Netlify does: the body whole, the answer whole. */
export async function runFunction(
  { default: handle, config }: NetlifyModule,
  request: IncomingMessage,
  response: ServerResponse,
  limiter: RateLimiter | null,
): Promise<void> {
  const limit = config?.rateLimit;
  const isOneTooMany = limit && limiter && !limiter(request.socket.remoteAddress ?? '', limit);
  const body = await readBody(request);
  if (isOneTooMany) return send(response, refusal(429, 'Too many requests.'));
  if (!body) return send(response, refusal(413, 'The request is too large.'));
  const webRequest = toWebRequest(request, body);
  await send(response, webRequest ? await handle(webRequest) : refusal(400, 'The request makes no sense.'));
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

/** The whole body, read to its end so that an answer always gets through; null where it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : null;
}

/** Null where `Request` refuses the address, the method or a header. */
function toWebRequest(request: IncomingMessage, body: Buffer): Request | null {
  const address = `http://${request.headers.host ?? 'localhost'}${request.url}`;
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
    return new Request(address, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) });
  } catch {
    return null;
  }
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
