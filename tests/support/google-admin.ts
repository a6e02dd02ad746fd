import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { loadRules } from '@rhine-and-nile/emulators';
import { listen } from './listen.ts';

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
    const body = JSON.parse((await text(request)) || '{}');
    const answer = answerTo(`${request.method} ${path}`, path, body);
    response.writeHead(answer.error?.code ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });

  function answerTo(asked: string, path: string, body: Body): Answer {
    const is = (pattern: RegExp) => pattern.test(asked);
    if (is(/^POST .*\/token$/)) return { access_token: 'token', expires_in: 3600, scope: cloudScope };
    if (is(/^POST .*:testIamPermissions$/)) return { permissions: body.permissions };
    if (is(/^GET .*\/services\//)) return { state: 'ENABLED' };
    if (is(/^GET .*\/defaultBucket$/)) return { bucket: { name: `projects/dealer/buckets/${bucket}` } };
    if (is(/^GET .*\/databases\/\(default\)$/)) return { name: path.slice(4), type: 'FIRESTORE_NATIVE' };
    if (is(/^GET .*\/(indexes|fields|releases)$/)) return {};
    if (is(/^POST .*\/indexes$/))
      return createIndex(deployed.indexes, nameAfter(path, 'collectionGroups'), body.fields ?? []);
    if (is(/^PATCH .*\/fields\//)) {
      const name = `${nameAfter(path, 'collectionGroups')}.${nameAfter(path, 'fields')}`;
      if (body.indexConfig?.indexes?.length === 0) deployed.exemptions.push(name);
      return { name: path };
    }
    if (is(/^POST .*:test$/)) return { issues: findIssues(body.source) };
    if (is(/^POST .*\/rulesets$/)) {
      if (findIssues(body.source).length > 0) return refuse(400, 'The rules do not compile.');
      const name = `projects/dealer/rulesets/${rulesets.size}`;
      rulesets.set(name, body.source?.files[0]?.content ?? '');
      return { name };
    }
    if (is(/^PATCH .*\/releases\//)) return refuse(404, 'There is no such release.');
    if (is(/^POST .*\/releases$/)) {
      const content = rulesets.get(body.rulesetName ?? '');
      if (content === undefined) return refuse(404, 'There is no such ruleset.');
      deployed.releases.set((body.name ?? '').replace(/^.*\/releases\//, ''), content);
      return { name: body.name };
    }
    unknown.push(asked);
    return refuse(404, `Nothing is at ${path}.`);
  }

  return { origin: await listen(server), deployed, unknown, close: () => void server.close() };
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
