import { documentsPath, firestoreOrigin } from '../../src/config/firebaseUrls.ts';
import { type LiveSite, projectOf } from './live-site.ts';
import { type Answer, ask } from './request.ts';

/** A call of Firestore, as a visitor or with a token. */
function call(site: LiveSite, method: string, body: object, token?: string): Promise<Answer> {
  const environment = projectOf(site);
  const url = `${firestoreOrigin(environment)}/v1/${documentsPath(environment)}:${method}`;
  return ask(site, `${url}?key=${environment.firebase.apiKey}`, { body, token });
}

export function runQuery(site: LiveSite, structuredQuery: object): Promise<Answer> {
  return call(site, 'runQuery', { structuredQuery });
}

/** Succeeds for a missing document too. */
export function getDocument(site: LiveSite, path: string, token?: string): Promise<Answer> {
  return call(site, 'batchGet', { documents: [`${documentsPath(projectOf(site))}/${path}`] }, token);
}

/** Of a document that does not exist, so nothing changes even where it is allowed. */
export function deleteNothing(site: LiveSite, collection: string): Promise<Answer> {
  const name = `${documentsPath(projectOf(site))}/${collection}/${crypto.randomUUID()}`;
  return call(site, 'commit', { writes: [{ delete: name }] });
}

export function equals(fieldPath: string, value: boolean | string): object {
  const stored = typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: stored } };
}
