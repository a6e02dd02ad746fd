/** Real accounts of the Auth emulator, one per sign-in method, and a visitor without an account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { authHost, expectOk, type Headers, send } from './emulators.ts';

export const everyone = [
  'visitor',
  'staff',
  'anonymous account',
  'Google account',
  'custom account',
] as const;

export type Person = (typeof everyone)[number];

/** Those whom the rules tell apart; `everyone` is asked once for documents and once for files. */
export const people = ['visitor', 'staff', 'anonymous account'] as const satisfies readonly Person[];

/** Without staff. */
export const outsiders = ['visitor', 'anonymous account'] as const satisfies readonly Person[];

const accountsApi = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts`;

/** Calls the Auth emulator as a browser does. */
export function callAuth(verb: string, body: object) {
  return send(`${accountsApi}:${verb}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
}

/** Sign-in methods. Only the first is staff (SPEC 6, DESIGN). */
const signIns: Readonly<Record<Exclude<Person, 'visitor'>, () => ReturnType<typeof callAuth>>> = {
  staff: () => callAuth('signUp', { email: freshEmail(), password: 'drive-safely' }),
  'anonymous account': () => callAuth('signUp', {}),
  'Google account': () =>
    callAuth('signInWithIdp', {
      requestUri: 'http://127.0.0.1',
      postBody: new URLSearchParams({ providerId: 'google.com', id_token: googleToken() }).toString(),
    }),
  // Claims that look like staff do not make an account staff.
  'custom account': () =>
    callAuth('signInWithCustomToken', {
      token: JSON.stringify({
        uid: randomUUID(),
        claims: { sign_in_provider: 'password', admin: true, staff: true, email: freshEmail() },
      }),
    }),
};

export interface Account {
  readonly uid: string;
  /** '' without an email. */
  readonly email: string;
}

/** Accounts that exist while the tests of a file or of a `describe` run. */
export function provideAccounts(): Accounts {
  const accounts = new Accounts();
  beforeAll(() => accounts.open());
  afterAll(() => accounts.close());
  return accounts;
}

class Accounts {
  readonly #tokens = new Map<Person, string>();

  async open(): Promise<void> {
    const open = async ([person, signIn]: [string, () => ReturnType<typeof callAuth>]) =>
      this.#tokens.set(person as Person, tokenOf(expectOk(await signIn())));
    await Promise.all(Object.entries(signIns).map(open));
  }

  /** Request headers; `scheme` is Bearer for Firestore, Firebase for Storage. */
  headers(person: Person, scheme = 'Bearer'): Headers {
    const token = this.#tokens.get(person);
    return token === undefined ? {} : { Authorization: `${scheme} ${token}` };
  }

  /** A person's account; empty for the visitor. */
  account(person: Person): Account {
    const [, claims = ''] = (this.#tokens.get(person) ?? '').split('.');
    const { user_id: uid = '', email = '' } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
    return { uid, email };
  }

  /** Deletes the accounts. */
  async close(): Promise<void> {
    const tokens = [...this.#tokens.values()];
    await Promise.all(tokens.map(async (idToken) => expectOk(await callAuth('delete', { idToken }))));
  }
}

export const freshEmail = () => `${randomUUID()}@dealer.example`;

const googleToken = () =>
  JSON.stringify({ sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Passer-by' });

function tokenOf({ body }: { readonly body: unknown }): string {
  return (body as { idToken: string }).idToken;
}
