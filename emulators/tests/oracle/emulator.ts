/** A Firestore emulator over HTTP: the official one or the stand-in. */
import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  /** Below `…/documents`: `/c/x`, `:commit`. */
  readonly path: string;
  readonly body?: unknown;
  /** The Authorization header; optional. */
  readonly authorization?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export interface Loading {
  readonly outcome: 'loaded' | 'refused' | 'failed';
  /** The lines with errors. */
  readonly lines: readonly number[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One project of one emulator, with its own rules and documents. */
export class EmulatorProject {
  readonly #port: number;
  readonly #project: string;

  constructor(port: number, project: string) {
    this.#port = port;
    this.#project = project;
  }

  get root(): string {
    return `projects/${this.#project}/databases/(default)/documents`;
  }

  call({ method, path, body, authorization }: Call): Promise<Reply> {
    return this.#send(method, `/v1/${this.root}${path}`, body, authorization);
  }

  /** Loads rules, if they are valid. */
  async loadRules(content: string): Promise<Loading> {
    const path = `/emulator/v1/projects/${this.#project}:securityRules`;
    const { status, text } = await this.#send('PUT', path, {
      rules: { files: [{ name: 'rules', content }] },
    });
    const lines = [...text.matchAll(/\bL(\d+):\d+/g)].map(([, line]) => Number(line));
    if (status === 200) return { outcome: 'loaded', lines };
    return { outcome: status >= 500 ? 'failed' : 'refused', lines };
  }

  #send(method: string, path: string, body: unknown, authorization?: string): Promise<Reply> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(authorization !== undefined && { authorization }),
      ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { port: this.#port, host: '127.0.0.1', agent, method, path, headers },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }
}
