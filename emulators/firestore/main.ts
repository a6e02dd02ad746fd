/** The Firestore stand-in as a program, with the official emulator's arguments from firebase-tools. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RulesLoadError } from '../rules/errors.ts';
import { IndexFileError } from './indexes/index-file.ts';
import { type RunningFirestore, startFirestore } from './server.ts';
import { StartFailure } from './start-failure.ts';

/** Runs until SIGINT or SIGTERM; throws StartFailure if it cannot start. */
export async function serveFirestore(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const server = await start(options);
  announce(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close());
  await server.closed;
}

/** The path of `firestore.indexes.json`, which firebase-tools does not pass to an emulator. */
const INDEXES = process.env.FIRESTORE_INDEXES;

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly rulesFile: string | undefined;
  readonly onlyProject: string | undefined;
}

/** The options of the official emulator; others are ignored. */
const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8080' },
  rules: { type: 'string' },
  project_id: { type: 'string' },
  single_project_mode: { type: 'string' },
  'database-edition': { type: 'string', default: 'standard' },
  seed_from_export: { type: 'string' },
  functions_emulator: { type: 'string' },
  websocket_port: { type: 'string' },
} as const;

function readOptions(args: readonly string[]): ServeOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  const { 'database-edition': edition, single_project_mode: single, seed_from_export: seed } = values;
  if (seed !== undefined) throw new StartFailure('--seed_from_export is not implemented.');
  if (edition !== 'standard') throw new StartFailure(`--database-edition ${edition} is not implemented.`);
  const port = Number(values.port);
  if (!Number.isInteger(port)) throw new StartFailure(`--port ${values.port} is no port.`);
  return {
    host: String(values.host),
    port,
    rulesFile: values.rules?.toString(),
    onlyProject: single === 'true' ? values.project_id?.toString() : undefined,
  };
}

async function start({ host, port, rulesFile, onlyProject }: ServeOptions): Promise<RunningFirestore> {
  try {
    const rules = rulesFile === undefined ? undefined : readFileSync(rulesFile, 'utf8');
    const indexes = INDEXES === undefined ? undefined : readFileSync(INDEXES, 'utf8');
    const onProject = (projectId: string) => warnOfOther(projectId, onlyProject);
    return await startFirestore({ host, port, rules, indexes, onProject, onForeign: console.warn });
  } catch (error) {
    throw new StartFailure(reasonOf(error, `${host}:${port}`, rulesFile));
  }
}

function reasonOf(error: unknown, address: string, rulesFile = ''): string {
  if (error instanceof RulesLoadError) return `Wrong rules in ${rulesFile}:\n${error.message}`;
  if (error instanceof IndexFileError) return `Wrong indexes in ${INDEXES}:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  // firebase-tools looks for this text and then names the port itself.
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `${address}: address already in use`
    : error.message;
}

/** In single project mode the official emulator only warns about a second project, too. */
function warnOfOther(projectId: string, onlyProject: string | undefined): void {
  if (onlyProject === undefined || onlyProject === projectId) return;
  console.warn(
    `Multiple projectIds are not recommended in single project mode. Requested project ID ${projectId}, ` +
      `but the emulator is configured for ${onlyProject}.`,
  );
}

function announce({ host, port }: RunningFirestore): void {
  console.log(`API endpoint: http://${host}:${port}`);
  console.log(
    'If you are using a library that supports the FIRESTORE_EMULATOR_HOST environment variable, run:',
  );
  console.log(`\n   export FIRESTORE_EMULATOR_HOST=${host}:${port}\n`);
  console.log('Dev App Server is now running.');
}
