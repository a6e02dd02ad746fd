import { createServer, request as httpRequest } from 'node:http';
import { vi } from 'vitest';
import { handleFunctions } from '../../scripts/local/netlify-plugin.ts';
import { listen } from '../support/listen.ts';

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the site's functions over HTTP with the local server's code. */
export async function startSite(): Promise<Site> {
  const handle = handleFunctions(() => import('../../netlify/functions/sendEmail.ts'));
  const server = createServer((request, response) => {
    handle(request, response, (error?: unknown) => {
      response.statusCode = error ? 500 : 404;
      response.end(error ? String(error) : 'Not found');
    });
  });
  // On a busy machine a client may use a connection just as it ends.
  server.keepAliveTimeout = 0;
  return {
    origin: await listen(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const functionPath = '/.netlify/functions/sendEmail';

export const goodInquiry = {
  name: 'Mona Hassan',
  email: 'mona@example.com',
  phone: '+201001234567',
  car: 'BMW X5 2024',
  message: 'Is it still available?\nI could come by on Sunday.',
} as const;

interface Answer {
  readonly status: number;
  readonly json: { readonly ok?: boolean; readonly error?: string; readonly fields?: readonly string[] };
  readonly headers: Headers;
}

/** Posts a body as the form does. @throws if the response is not JSON */
export async function post(site: Site, body: unknown, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(site.origin + functionPath, {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
  const json = (await response.json()) as Answer['json'];
  return { status: response.status, json, headers: response.headers };
}

/** Sends headers that `fetch` does not allow; returns the status. */
export function statusOfRaw(site: Site, headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(site.origin + functionPath, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sets the function's environment and records its console output. */
export function setMailServer(smtpUrl: string): readonly string[] {
  vi.stubEnv('SMTP_URL', smtpUrl);
  vi.stubEnv('INQUIRY_TO', 'sales@dealer.example');
  vi.stubEnv('INQUIRY_FROM', 'Website <website@dealer.example>');
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(' ')));
  return lines;
}
