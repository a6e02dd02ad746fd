/** The emulator's own endpoints, for firebase-tools and tests. They accept requests without a token, but no invalid token. */
import { RulesLoadError } from '../../rules/errors.ts';
import { boolean, listOf, message, parseBody, string } from '../../wire/json.ts';
import { callerOf } from '../access/caller.ts';
import type { Rulebook } from '../access/rulebook.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import type { Planner } from '../indexes/planner.ts';
import type { Store } from '../store/store.ts';
import { decodeSegment } from './paths.ts';
import { type Answer, json, text } from './responses.ts';

export interface Admin {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly planner: Planner;
}

interface AdminRequest {
  readonly method: string;
  readonly pathname: string;
  readonly body: string;
  /** The header, if there is one. */
  readonly authorization: string | undefined;
}

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;
const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;

/** Undefined for anything but the emulator's own endpoints. */
export function answerAdmin(
  { store, rulebook, planner }: Admin,
  { method, pathname, body, authorization }: AdminRequest,
): Answer | undefined {
  const request = `${method} ${pathname}`;
  if (request === 'GET /') return text('Ok\n');
  if (request === 'GET /emulator/v1/missingIndexes') return json([...planner.missing]);
  const documents = method === 'DELETE' && DOCUMENTS.exec(pathname);
  if (documents) {
    callerOf(authorization);
    store.database(decodeSegment(documents[1] ?? '')).documents.clear();
    return json({});
  }
  const rules = method === 'PUT' && RULES.exec(pathname);
  if (!rules) return undefined;
  callerOf(authorization);
  return putRules(rulebook, decodeSegment(rules[1] ?? ''), body);
}

const readRulesRequest = message({
  ignoreErrors: boolean,
  rules: message({ files: listOf(message({ name: string, content: string, fingerprint: string })) }),
});

/**
 * Loads the rules of a project. Invalid ones get 400, or, if the request ignores errors
 * as firebase-tools does, 200 with the issues; the previous rules stay active.
 */
function putRules(rulebook: Rulebook, projectId: string, body: string): Answer {
  const { rules, ignoreErrors = false } = readRulesRequest(parseBody(body));
  const [file] = rules?.files ?? [];
  if (file === undefined) throw invalidArgument('Rules need one file.');
  try {
    rulebook.load(projectId, file.content ?? '');
    return json({});
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    if (!ignoreErrors) throw new FirestoreError('INVALID_ARGUMENT', error.message);
    return json({ issues: issuesOf(error, file.name ?? '') });
  }
}

const issuesOf = ({ issues }: RulesLoadError, fileName: string) =>
  issues.map(({ line, column, message: description }) => ({
    sourcePosition: { fileName, line, column },
    description,
    severity: 'ERROR',
  }));
