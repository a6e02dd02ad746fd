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

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Null if the text is not JSON. */
  readonly body: unknown;
}

/** Sends JSON with POST, unless the method is another. */
export async function ask(
  url: string,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<Answer> {
  const response = await fetchWithin(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
