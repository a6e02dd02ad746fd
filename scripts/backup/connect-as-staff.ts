import { loadEnv } from 'vite';
import { staffAccount } from '../../seed/seed.ts';
import { bucketUrl } from '../../src/config/firebaseUrls.ts';
import { type Env, parseEnv } from '../../src/config/parseEnv.ts';
import { connectToStoredData } from '../../src/data/staff/storedData.ts';
import { accountsUrl } from '../doctor/google.ts';
import { ask } from '../doctor/request.ts';
import { localEnvironment } from '../local/local-environment.ts';
import { developmentPorts } from '../local/ports.ts';
import type { Terminal } from './terminal.ts';

/** How long a token is used, in milliseconds; it is valid for an hour. */
const tokenMs = 45 * 60 * 1000;

/** Milliseconds. */
const retryDelays = [1_000, 5_000, 20_000];

/**
 * Connects to the project of the `VITE_*` environment and .env files, or to the local backend of `npm start`. Signs in
 * with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them.
 */
export async function connectAsStaff(isLocal: boolean, terminal: Terminal) {
  const environment = parseEnv(
    isLocal ? localEnvironment(developmentPorts) : loadEnv('production', process.cwd(), 'VITE_'),
  );
  const account = isLocal ? staffAccount : await askForAccount(terminal);
  let { idToken, localId: uid } = await signIn(environment, account);
  let signedInAt = Date.now();
  const fetchToken = async () => {
    if (Date.now() - signedInAt > tokenMs) {
      ({ idToken } = await signIn(environment, account));
      signedInAt = Date.now();
    }
    return idToken;
  };
  const connection = connectToStoredData(environment, { uid, fetchToken, retryDelays });
  const target = { project: environment.firebase.projectId, bucketUrl: bucketUrl(environment) };
  return { connection, email: account.email, target };
}

/** @throws with the server's message if it rejects the account */
async function signIn(env: Env, account: { readonly email: string; readonly password: string }) {
  const url = accountsUrl(env, 'signInWithPassword');
  const { status, text, body } = await ask(url, { ...account, returnSecureToken: true });
  if (status !== 200) throw new Error(`${new URL(url).origin} answered ${status}: ${text}`);
  return body as { idToken: string; localId: string };
}

async function askForAccount({ ask }: Terminal) {
  const { STAFF_EMAIL, STAFF_PASSWORD } = process.env;
  return {
    email: STAFF_EMAIL ?? (await ask('Staff e-mail: ')),
    password: STAFF_PASSWORD ?? (await ask('Password (shown as you type): ')),
  };
}
