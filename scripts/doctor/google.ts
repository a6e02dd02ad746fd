import { authOrigins, bucketUrl, documentsPath, firestoreOrigin } from '../../src/config/firebaseUrls.ts';
import type { Env } from '../../src/config/parseEnv.ts';
import { type Check, couldNotTell, type Finding } from './finding.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { type Answer, ask } from './request.ts';

export type Request = (site: LiveSite) => Promise<Answer>;

/**
 * The finding whose name, a pattern, is the first to match the answer's status and text. YOUR-PROJECT and MESSAGE in the
 * finding's text are replaced.
 */
export function answers(request: Request, findings: Readonly<Record<string, Finding>>): Check {
  return async (site) => {
    const answer = await request(site);
    const said = `${answer.status} ${answer.text}`;
    const found = Object.entries(findings).find(([pattern]) => new RegExp(pattern, 'i').test(said));
    const { status, text } = found?.[1] ?? couldNotTell('MESSAGE');
    const { projectId } = projectOf(site).firebase;
    return {
      status,
      text: text.replace('YOUR-PROJECT', projectId).replace('MESSAGE', () => messageOf(answer)),
    };
  };
}

/** Google's message, or the status without one. */
export function messageOf({ status, body }: Answer): string {
  // Queries answer a list.
  const [first] = [body].flat() as readonly ({ readonly error?: { readonly message?: string } } | null)[];
  return first?.error?.message ?? `Google answers with status ${status}`;
}

/** An API key may be restricted to the pages of the site. */
const fromSite = ({ origin }: LiveSite) => ({ Referer: `${origin}/` });

/** The address of a method of the accounts, such as `signInWithPassword`. */
export function accountsUrl(env: Env, method: string): string {
  const path = env.emulators ? '/identitytoolkit.googleapis.com/v1' : '/v1';
  return `${authOrigins(env)[0]}${path}/accounts:${method}?key=${env.firebase.apiKey}`;
}

export const callAuth =
  (method: string, body: object): Request =>
  (site) =>
    ask(accountsUrl(projectOf(site), method), body, fromSite(site));

/** @param toBody gets the name of the documents' root */
const callFirestore =
  (method: string, toBody: (root: string) => object, token?: string): Request =>
  (site) => {
    const environment = projectOf(site);
    const root = documentsPath(environment);
    const url = `${firestoreOrigin(environment)}/v1/${root}:${method}?key=${environment.firebase.apiKey}`;
    return ask(url, toBody(root), { ...fromSite(site), ...(token && { Authorization: `Bearer ${token}` }) });
  };

/** The first document of a collection that has these values, or what `more` asks for. */
export function list(
  collectionId: string,
  equal: Readonly<Record<string, boolean | string>> = {},
  more: object = {},
): Request {
  const filters = Object.entries(equal).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  const where = filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : undefined;
  const structuredQuery = { from: [{ collectionId }], limit: 1, where, ...more };
  return callFirestore('runQuery', () => ({ structuredQuery }));
}

/** Succeeds for a missing document too. */
export const get = (path: string, token?: string) =>
  callFirestore('batchGet', (root) => ({ documents: [`${root}/${path}`] }), token);

/** Deletes a document that does not exist, so nothing changes even where it is allowed. */
export const deleteIn = (collection: string) =>
  callFirestore('commit', (root) => ({
    writes: [{ delete: `${root}/${collection}/${crypto.randomUUID()}` }],
  }));

/** @param path in the bucket, or a query, each with its separator */
export const callStorage =
  (method: string, path: string): Request =>
  (site) =>
    ask(bucketUrl(projectOf(site)) + path, null, fromSite(site), method);
