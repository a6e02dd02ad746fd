import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
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
 * for a new project; stops with the test.
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
    if (is(/^POST .*\/indexes$/)) {
      const fields = body.fields?.filter(({ fieldPath }) => fieldPath !== '__name__') ?? [];
      const orders = fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ');
      deployed.indexes.push(`${nameAfter(path, 'collectionGroups')} ${orders}`);
      return { name: 'operation' };
    }
    if (is(/^PATCH .*\/fields\//)) {
      const name = `${nameAfter(path, 'collectionGroups')}.${nameAfter(path, 'fields')}`;
      if (body.indexConfig?.indexes?.length === 0) deployed.exemptions.push(name);
      return { name: path };
    }
    if (is(/^POST .*:test$/)) return { issues: [] };
    if (is(/^POST .*\/rulesets$/)) {
      const name = `projects/dealer/rulesets/${rulesets.size}`;
      rulesets.set(name, body.source?.files[0]?.content ?? '');
      return { name };
    }
    if (is(/^POST .*\/releases$/)) {
      const release = (body.name ?? '').replace(/^.*\/releases\//, '');
      deployed.releases.set(release, rulesets.get(body.rulesetName ?? '') ?? '');
      return { name: body.name };
    }
    // It changes a release, and creates one where there is none.
    if (!is(/^PATCH .*\/releases\//)) unknown.push(asked);
    return { error: { code: 404, message: `Nothing is at ${path}.` } };
  }

  onTestFinished(() => void server.close());
  return { origin: await listen(server), deployed, unknown };
}

const cloudScope = 'https://www.googleapis.com/auth/cloud-platform';

interface Body {
  readonly permissions?: readonly string[];
  readonly fields?: readonly { readonly fieldPath: string; readonly order?: string }[];
  readonly indexConfig?: { readonly indexes?: readonly object[] };
  readonly source?: { readonly files: readonly { readonly content: string }[] };
  readonly name?: string;
  readonly rulesetName?: string;
}

type Answer = Readonly<Record<string, unknown>> & {
  readonly error?: { readonly code: number; readonly message: string };
};

function nameAfter(path: string, folder: string): string {
  return path.split(`/${folder}/`)[1]?.split('/')[0] ?? '';
}
