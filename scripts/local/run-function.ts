import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

export interface NetlifyModule {
  readonly default: (request: Request) => Promise<Response>;
  readonly config?: { readonly rateLimit?: RateLimit };
}

/** Netlify's limit of a function's request body, in bytes. */
const bodyLimit = 6 * 1024 * 1024;

/** Runs a function with a buffered request and response, as Netlify does. */
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
  await send(response, webRequest ? await handle(webRequest) : refusal(400, 'The request is invalid.'));
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

/** Returns null if the body is too large. Reads to the end even then, so that the client gets the response. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : null;
}

/** Returns null if `Request` rejects the URL, the method or a header. */
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
