/** What a server answered, kept so that it can be answered again. */
interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/**
 * Runs `work` with a `fetch` that asks nothing twice: the editions are made of the same stored data, and are to show the
 * same of it. An answer that could not be had is asked for anew.
 */
export async function withSharedAnswers<T>(work: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  const kept = new Map<string, Promise<Kept>>();
  globalThis.fetch = async (input, init) => {
    const key = JSON.stringify([String(input), init?.method, init?.body, init?.headers]);
    const answer = kept.get(key) ?? keep(original(input, init));
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const { status, headers, body } = await answer;
    return new Response(body, { status, headers });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}

async function keep(asked: Promise<Response>): Promise<Kept> {
  const response = await asked;
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
}
