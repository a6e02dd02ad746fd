/** Responds to requests, however they arrive, from documents in memory. */
import { parseBody } from '../../wire/json.ts';
import { callerOf } from '../access/caller.ts';
import { Guard } from '../access/guard.ts';
import { Rulebook } from '../access/rulebook.ts';
import type { Call } from '../calls/call.ts';
import { FirestoreError } from '../errors.ts';
import { Planner } from '../indexes/planner.ts';
import { Store } from '../store/store.ts';
import type { TransactionTimeouts } from '../store/transactions.ts';
import { type Admin, answerAdmin } from './admin.ts';
import { type Answer, json, NOT_FOUND, text } from './responses.ts';
import { findRoute, isWebChannel, type Route, USE_REST } from './router.ts';

export interface DatabaseOptions {
  /** The source of the Security Rules; without it everything is allowed, as on the official emulator. */
  readonly rules?: string | undefined;
  /** The content of `firestore.indexes.json`; without it queries need no index, as on the official emulator. */
  readonly indexes?: string | undefined;
  readonly timeouts?: TransactionTimeouts;
  /** Called once for each project that is used. */
  readonly onProject?: (projectId: string) => void;
}

export interface FirestoreRequest {
  readonly method: string;
  /** Path and query string. */
  readonly url: string;
  /** The header, if there is one. */
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Rejects with what `errorAnswer` converts. */
export type Respond = (request: FirestoreRequest) => Promise<Answer>;

/** @throws RulesLoadError, IndexFileError */
export function createResponder({
  rules,
  indexes,
  timeouts,
  onProject = () => {},
}: DatabaseOptions): Respond {
  const rulebook = new Rulebook();
  if (rules !== undefined) rulebook.loadEverywhere(rules);
  const admin = { store: new Store(timeouts), rulebook, planner: new Planner(indexes) };
  const seen = new Set<string>();
  return async (request) => {
    const { method, url, authorization, body } = request;
    if (method === 'OPTIONS') return text('');
    if (method === 'HEAD') return NOT_FOUND;
    const [pathname = '/', ...search] = url.split('?');
    const adminAnswer = answerAdmin(admin, { method, pathname, body, authorization });
    if (adminAnswer) return adminAnswer;
    if (isWebChannel(pathname)) throw new FirestoreError('UNIMPLEMENTED', USE_REST);
    const route = findRoute(method, pathname);
    if (!route) return NOT_FOUND;
    if (!seen.has(route.projectId)) onProject(route.projectId);
    seen.add(route.projectId);
    // A plus sign is not a space here.
    const query = new URLSearchParams(search.join('?').replaceAll('+', '%2B'));
    return json((await route.handler(toCall(admin, route, query, request))) ?? {});
  };
}

function toCall(
  { store, rulebook, planner }: Admin,
  { database: name, path, projectId }: Route,
  query: URLSearchParams,
  { authorization, body }: FirestoreRequest,
): Call {
  const database = store.database(name);
  return {
    database,
    path,
    query,
    body: parseBody(body),
    authenticate: () => new Guard(database, callerOf(authorization), rulebook.of(projectId)),
    requireIndex: (query) => planner.requireIndex(query),
  };
}
