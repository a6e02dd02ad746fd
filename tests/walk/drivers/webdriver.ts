/** A minimal W3C WebDriver client (w3.org/TR/webdriver2): its libraries need a newer Node or lack Firefox. */
export interface Session {
  /** @throws with the driver's message */
  command<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  evaluate<T>(expression: string): Promise<T>;
  find(expression: string): Promise<string>;
  end(): Promise<void>;
}

/** The specification's key of an element reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Milliseconds until the driver must listen. */
const startMs = 10_000;

/** Opens a session; waits until the driver listens. */
export async function connect(address: string): Promise<Session> {
  await listening(address, performance.now() + startMs);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, 'POST', { capabilities: {} });
  const session = `${address}/session/${sessionId}`;
  const command: Session['command'] = (method, path, body) => ask(session + path, method, body);
  const evaluate: Session['evaluate'] = (expression) =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    command,
    evaluate,
    async find(expression) {
      const found = await evaluate<Record<string, string> | null>(expression);
      if (!found?.[elementKey]) throw new Error(`Nothing is ${expression}`);
      return `/element/${found[elementKey]}`;
    },
    end: () => command('DELETE', ''),
  };
}

async function listening(address: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const answered = await fetch(`${address}/status`).catch(() => null);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No WebDriver answers at ${address}`);
}

async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
