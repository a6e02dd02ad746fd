/**
 * Checks a request against the Security Rules; throws PERMISSION_DENIED with the reasons if they deny it. Administrators
 * may do everything, and so may everyone if no rules are loaded.
 */

import { EvaluationError } from '../../rules/errors.ts';
import { AccessBudget } from '../../rules/evaluate/budget.ts';
import type { RuleValue } from '../../rules/evaluate/rule-value.ts';
import {
  ANY_SEGMENT,
  ANY_SEGMENTS,
  type DocumentReader,
  type Method,
  type PathSegment,
  type Ruleset,
  type RulesRequest,
} from '../../rules/ruleset.ts';
import { permissionDenied, unimplemented } from '../errors.ts';
import type { Query } from '../query/query.ts';
import { pathKey, type StoredDocument } from '../store/documents.ts';
import type { Database } from '../store/store.ts';
import { truncateToMillis } from '../time.ts';
import type { Precondition } from '../wire/messages.ts';
import type { Caller } from './caller.ts';
import { constraintsOf } from './constraints.ts';
import { type Basics, getRequest, listRequest, type WriteForm, writeRequest } from './rule-requests.ts';
import { toResource } from './to-rule-value.ts';

type Document = StoredDocument | null | undefined;

/** The effect of a commit on one document, with any number of writes. */
export interface Change {
  readonly path: readonly string[];
  /** Before and after the commit. */
  readonly before: Document;
  readonly after: Document;
  /** Of its first write. */
  readonly precondition: Precondition | undefined;
  readonly verifiesOnly: boolean;
  readonly form: WriteForm;
}

/** The documents after a whole commit. */
export interface Commit {
  stateAfter(path: readonly string[]): Document;
  /** Whether it writes the document with that key (`pathKey`). */
  changes(key: string): boolean;
}

export class Guard {
  readonly #database: Database;
  readonly #caller: Caller;
  readonly #rules: Ruleset | undefined;
  readonly #databaseId: string;
  /** A guard serves one request. */
  readonly #budget = new AccessBudget();

  constructor(database: Database, caller: Caller, rules: Ruleset | undefined) {
    this.#database = database;
    this.#caller = caller;
    this.#rules = caller.kind === 'admin' ? undefined : rules;
    this.#databaseId = database.name.split('/')[3] ?? '';
  }

  /** The prefix of every path in the rules language. */
  get #root(): string[] {
    return ['databases', this.#databaseId, 'documents'];
  }

  /** Throws PERMISSION_DENIED with the message unless the caller is an administrator. */
  requireAdmin(message: string): void {
    if (this.#caller.kind !== 'admin') throw permissionDenied(message);
  }

  checkGet(path: readonly string[], document: Document): void {
    if (this.#rules === undefined) return;
    const request = getRequest(this.#basics('get'), [...this.#root, ...path]);
    this.#check('get', path, document, request);
  }

  /** Lists, queries and aggregations: the rules must allow every possible result. */
  checkList(query: Query): void {
    if (this.#rules === undefined) return;
    const { collectionId, deep } = query.source;
    if (collectionId === undefined) throw unimplemented('A query over every collection under rules');
    const below: PathSegment[] = deep ? [ANY_SEGMENTS, collectionId] : [collectionId];
    this.#decide({
      service: 'cloud.firestore',
      method: 'list',
      path: [...this.#root, ...query.parent, ...below, ANY_SEGMENT],
      variables: new Map([['request', listRequest(this.#basics('list'), query, this.#root)]]),
      query: { disjuncts: constraintsOf(query) },
    });
  }

  /** Checks each document of a commit; `requestTime` in microseconds. */
  checkWrites(changes: readonly Change[], requestTime: bigint, commit: Commit): void {
    if (this.#rules === undefined) return;
    for (const change of changes) {
      const { path, before, after, form } = change;
      const method = methodOf(change);
      const basics = this.#basics(method, requestTime);
      const rulesPath = [...this.#root, ...path];
      const request =
        method === 'get'
          ? getRequest(basics, rulesPath)
          : writeRequest(basics, rulesPath, this.#resource(after), form);
      this.#check(method, path, before, request, commit);
    }
  }

  #basics(method: Method, time = truncateToMillis(this.#database.clock.now())): Basics {
    return { method, caller: this.#caller, time };
  }

  #check(
    method: Method,
    path: readonly string[],
    document: Document,
    request: RuleValue,
    commit?: Commit,
  ): void {
    const variables = new Map<string, RuleValue>([
      ['resource', this.#resource(document)],
      ['request', request],
    ]);
    const rulesPath = [...this.#root, ...path];
    this.#decide({ service: 'cloud.firestore', method, path: rulesPath, variables }, commit, pathKey(path));
  }

  /** @param own path of the document being checked */
  #decide(request: RulesRequest, commit?: Commit, own?: string): void {
    if (this.#rules === undefined) return;
    const reader: DocumentReader = {
      read: (path, after) => this.#read(path, after ? commit : undefined),
      isAtHand: (path, after) => {
        const key = pathKey(path.slice(this.#root.length));
        return key === own || (after && commit?.changes(key) === true);
      },
    };
    const decision = this.#rules.authorize(request, reader, this.#budget);
    for (const line of decision.debug) console.log(line);
    if (!decision.allowed) throw permissionDenied(`\n${decision.reasons.join(', ')}`);
  }

  /** A document read by a rule via `/databases/{database}/documents/…`. */
  #read(path: readonly string[], commit: Commit | undefined): RuleValue {
    const [databases, databaseId, documents, ...segments] = path;
    const here = databases === 'databases' && databaseId === this.#databaseId && documents === 'documents';
    if (!here) throw new EvaluationError(`There is no database '${databaseId}' in reach.`);
    return this.#resource(commit ? commit.stateAfter(segments) : this.#database.documents.get(segments));
  }

  #resource(document: Document): RuleValue {
    return toResource(this.#databaseId, document);
  }
}

/** The precondition decides whether a write creates or updates; without one, the stored document does. */
function methodOf({ before, after, precondition, verifiesOnly }: Change): Method {
  if (verifiesOnly) return 'get';
  if (!after) return 'delete';
  const { exists = before ? true : undefined, updateTime } = precondition ?? {};
  return exists || (exists === undefined && updateTime !== undefined) ? 'update' : 'create';
}
