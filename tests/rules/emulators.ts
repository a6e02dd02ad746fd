/** Where the running emulator suite listens; `npm test` starts one and says so in the environment. */
export const firestoreHost = required('FIRESTORE_EMULATOR_HOST');
export const authHost = required('FIREBASE_AUTH_EMULATOR_HOST');
export const storageHost = required('FIREBASE_STORAGE_EMULATOR_HOST');

/** To the emulators' owner no rules apply. */
export const owner: Headers = { Authorization: 'Bearer owner' };

export type Headers = Readonly<Record<string, string>>;

/** What a request was answered. */
export interface Answer {
  readonly status: number;
  /** The parsed body; its text where it is no JSON. */
  readonly body: unknown;
}

export async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

/** The same answer; throws where it is no success. For what tests prepare and tidy up. */
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
