import { createInterface } from 'node:readline/promises';
import { loadEnv } from 'vite';
import { staffAccount } from '../../seed/seed.ts';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { localEnvironment } from '../local/local-environment.ts';
import { developmentPorts } from '../local/ports.ts';
import { connect } from './stored-data.ts';

/**
 * Connects to the project of the `VITE_*` environment and .env files, or to the local backend of `npm start`. Signs in
 * with `STAFF_EMAIL` and `STAFF_PASSWORD`, or asks for them.
 */
export async function connectAsStaff(isLocal: boolean) {
  const environment = parseEnv(
    isLocal ? localEnvironment(developmentPorts) : loadEnv('production', process.cwd(), 'VITE_'),
  );
  const account = isLocal ? staffAccount : await askForAccount();
  const connection = await connect(environment, account);
  return { connection, email: account.email, project: environment.firebase.projectId };
}

async function askForAccount() {
  const { STAFF_EMAIL, STAFF_PASSWORD } = process.env;
  return {
    email: STAFF_EMAIL ?? (await ask('Staff e-mail: ')),
    password: STAFF_PASSWORD ?? (await ask('Password (shown as you type): ')),
  };
}

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
