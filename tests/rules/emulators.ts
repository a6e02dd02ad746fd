/** Hosts of the running emulator suite, set by `npm test`. */
export const firestoreHost = required('FIRESTORE_EMULATOR_HOST');
export const authHost = required('FIREBASE_AUTH_EMULATOR_HOST');
export const storageHost = required('FIREBASE_STORAGE_EMULATOR_HOST');

/** Rules do not apply to the emulators' owner. */
export const owner: Headers = { Authorization: 'Bearer owner' };

export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  /** Parsed JSON, or text. */
  readonly body: unknown;
}

export async function send(url: string, init: RequestInit): Promise<Answer> {
  return parseAnswer(await fetch(url, init));
}

export async function parseAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

/** Throws if the response is an error. For setup and cleanup. */
export function expectOk(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: \`npm test\` starts the emulators these tests talk to.`);
  return value;
}
