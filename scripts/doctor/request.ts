import type { LiveSite } from './live-site.ts';

/**
 * Does not follow redirects. Waits at most 30 seconds. Asks again if the host had closed the idle connection.
 * @throws with the address and the reason
 */
export async function fetchWithin(url: string, init: RequestInit = {}): Promise<Response> {
  const request = { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init } as const;
  try {
    return await fetch(url, request).catch((error) => {
      if (!['UND_ERR_SOCKET', 'ECONNRESET'].includes(error.cause?.code)) throw error;
      return fetch(url, request);
    });
  } catch (error) {
    // `fetch` has the reason in the cause.
    const { message, cause } = error as Error;
    throw new Error(`${new URL(url).origin}: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** Answer of a Google API. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Google's code of the error, such as PERMISSION_DENIED; '' without one. */
  readonly code: string;
  /** For people; '' if the request succeeded. */
  readonly message: string;
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly token?: string | undefined;
}

/** With the site as Referer, because the API key may be restricted to it. */
export async function ask(
  { origin }: LiveSite,
  url: string,
  { method = 'POST', body, token }: Request = {},
): Promise<Answer> {
  const response = await fetchWithin(url, {
    method,
    headers: {
      Referer: `${origin}/`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const content: unknown = await response.json().catch(() => null);
  // Queries answer a list.
  const [first] = [content].flat() as readonly ({ error?: { status?: string; message?: string } } | null)[];
  const { status: code = '', message = response.ok ? '' : `status ${response.status}` } = first?.error ?? {};
  return { status: response.status, body: content, code, message };
}
