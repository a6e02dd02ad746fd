import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadRules } from '@rhine-and-nile/emulators';

/** What a deploy stored. */
export interface Deployed {
  /** `COLLECTION field order, …`, in the order of creation. */
  readonly indexes: string[];
  /** Fields without indexes of their own. */
  readonly exemptions: string[];
  /** Rules by release, such as `cloud.firestore`. */
  readonly releases: Map<string, string>;
}

export const bucket = 'dealer.firebasestorage.app';

/**
 * Answers the Google APIs that `firebase deploy --only firestore,storage` calls
 * (https://firebase.google.com/docs/reference/rules/rest, https://firebase.google.com/docs/firestore/reference/rest),
 * for a new project, and refuses what they refuse.
 */
export async function startGoogleAdmin() {
  const deployed: Deployed = { indexes: [], exemptions: [], releases: new Map() };
  const rulesets = new Map<string, string>();
  const unknown: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURI(request.url ?? '').replace(/\?.*/, '');
    const body = JSON.parse((await textOf(request)) || '{}');
    const known = routes.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (!known) unknown.push(`${request.method} ${path}`);
    const answer = known?.[2](body, path) ?? refuse(404, `Nothing is at ${path}.`);
    response.writeHead(answer.error?.code ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });

  const routes: readonly Route[] = [
    ['POST', /\/token$/, () => ({ access_token: 'token', expires_in: 3600, scope: cloudScope })],
    ['POST', /:testIamPermissions$/, ({ permissions }) => ({ permissions })],
    ['GET', /\/services\//, () => ({ state: 'ENABLED' })],
    ['GET', /\/defaultBucket$/, () => ({ bucket: { name: `projects/dealer/buckets/${bucket}` } })],
    [
      'GET',
      /\/databases\/\(default\)$/,
      (_body, path) => ({ name: path.slice(4), type: 'FIRESTORE_NATIVE' }),
    ],
    ['GET', /\/indexes$/, () => ({})],
    ['GET', /\/fields$/, () => ({})],
    [
      'POST',
      /\/indexes$/,
      ({ fields = [] }, path) => createIndex(deployed.indexes, nameAfter(path, 'collectionGroups'), fields),
    ],
    [
      'PATCH',
      /\/fields\//,
      ({ indexConfig }, path) => {
        const name = `${nameAfter(path, 'collectionGroups')}.${nameAfter(path, 'fields')}`;
        if (indexConfig?.indexes?.length === 0) deployed.exemptions.push(name);
        return { name: path };
      },
    ],
    ['POST', /:test$/, ({ source }) => ({ issues: findIssues(source) })],
    ['GET', /\/releases$/, () => ({})],
    [
      'POST',
      /\/rulesets$/,
      ({ source }) => {
        if (findIssues(source).length > 0) return refuse(400, 'The rules do not compile.');
        const name = `projects/dealer/rulesets/${rulesets.size}`;
        rulesets.set(name, source?.files[0]?.content ?? '');
        return { name };
      },
    ],
    ['PATCH', /\/releases\//, () => refuse(404, 'There is no such release.')],
    [
      'POST',
      /\/releases$/,
      ({ name = '', rulesetName = '' }) => {
        const content = rulesets.get(rulesetName);
        if (content === undefined) return refuse(404, 'There is no such ruleset.');
        deployed.releases.set(name.replace(/^.*\/releases\//, ''), content);
        return { name };
      },
    ],
  ];

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, deployed, unknown, close: () => void server.close() };
}

const cloudScope = 'https://www.googleapis.com/auth/cloud-platform';

interface Body {
  readonly permissions?: readonly string[];
  readonly fields?: readonly IndexField[];
  readonly indexConfig?: { readonly indexes?: readonly object[] };
  readonly source?: Source;
  readonly name?: string;
  readonly rulesetName?: string;
}

interface Source {
  readonly files: readonly { readonly content: string }[];
}

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
}

type Answer = Readonly<Record<string, unknown>> & { readonly error?: { readonly code: number } };
type Route = readonly [method: string, path: RegExp, answer: (body: Body, path: string) => Answer];

function refuse(code: number, message: string): Answer {
  const error = { code, message };
  return { error };
}

function createIndex(indexes: string[], collection: string, fields: readonly IndexField[]): Answer {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  if (named.length < 2)
    return refuse(400, 'this index is not necessary, configure using single field index controls');
  const reserved = [collection, ...named.map(({ fieldPath }) => fieldPath)].find(
    (name) => /^__.*__$/.test(name) || name === '',
  );
  if (reserved !== undefined) return refuse(400, `"${reserved}" is a reserved name`);
  if (new Set(named.map(({ fieldPath }) => fieldPath)).size < named.length)
    return refuse(400, 'a field is repeated');
  const name = `${collection} ${named.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`;
  if (indexes.includes(name)) return refuse(409, 'index already exists');
  indexes.push(name);
  return { name: 'operation' };
}

/** By our emulator's compiler. */
function findIssues(source: Source | undefined): readonly object[] {
  try {
    for (const { content } of source?.files ?? []) loadRules(content);
    return [];
  } catch (error) {
    const issues = (error as { issues: readonly { line: number; column: number; message: string }[] }).issues;
    return issues.map(({ line, column, message }) => ({
      severity: 'ERROR',
      description: message,
      sourcePosition: { line, column },
    }));
  }
}

function nameAfter(path: string, folder: string): string {
  return path.split(`/${folder}/`)[1]?.split('/')[0] ?? '';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
