/** The emulator's own endpoints, for firebase-tools and tests. They accept requests without a token, but no invalid token. */
import { RulesLoadError } from '../../rules/errors.ts';
import { boolean, listOf, message, parseBody, string } from '../../wire/json.ts';
import { callerOf } from '../access/caller.ts';
import type { Rulebook } from '../access/rulebook.ts';
import { FirestoreError, invalidArgument, unimplemented } from '../errors.ts';
import type { Planner } from '../indexes/planner.ts';
import { parseResourceName } from '../names.ts';
import type { Store } from '../store/store.ts';
import { decodeSegment } from './paths.ts';
import { type Answer, json, text } from './responses.ts';

export interface Admin {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly planner: Planner;
  /** Stops the server after the response. */
  shutDown(): void;
}

interface AdminRequest {
  readonly method: string;
  readonly pathname: string;
  readonly body: string;
  /** The header, if there is one. */
  readonly authorization: string | undefined;
}

const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const PROJECT_CALL = /^\/emulator\/v1\/projects\/([^/:]+):(\w+)/;

/** Undefined for anything but the emulator's own endpoints. */
export function answerAdmin(
  { store, rulebook, planner, shutDown }: Admin,
  { method, pathname, body, authorization }: AdminRequest,
): Answer | undefined {
  const request = `${method} ${pathname}`;
  if (request === 'GET /') return text('Ok\n');
  if (request === 'GET /emulator/v1/missingIndexes') return json([...planner.missing]);
  if (request === 'POST /reset') {
    store.clear();
    rulebook.clear();
    return text('Resetting...\n');
  }
  if (request === 'POST /shutdown') {
    shutDown();
    return text('Shutting down...\n');
  }
  const documents = method === 'DELETE' && DOCUMENTS.exec(pathname);
  if (documents) callerOf(authorization);
  if (documents) return deleteDocuments(store, documents[1] ?? '', documents[2] ?? '');
  const call = PROJECT_CALL.exec(pathname);
  if (call && method === 'PUT') callerOf(authorization);
  return call ? answerProjectCall(rulebook, method, call[1] ?? '', call[2] ?? '', body) : undefined;
}

/** Clears a database, or deletes a document or a collection with everything below it. */
function deleteDocuments(store: Store, encodedName: string, path: string): Answer {
  const database = store.database(decodeSegment(encodedName));
  if (path === '') {
    database.documents.clear();
    return json({});
  }
  const { segments } = parseResourceName(`${database.name}/documents/${decodeSegment(path)}`);
  const doomed = [...database.documents.below(segments)].map((document) => document.path);
  const time = database.clock.tick();
  if (segments.length % 2 === 0 && database.documents.get(segments)) doomed.push(segments);
  for (const each of doomed) database.documents.put(each, null, time);
  return json({});
}

function answerProjectCall(
  rulebook: Rulebook,
  method: string,
  encodedProject: string,
  call: string,
  body: string,
): Answer | undefined {
  if (method === 'PUT' && call === 'securityRules') {
    return putRules(rulebook, decodeSegment(encodedProject), body);
  }
  if (['export', 'import', 'ruleCoverage', 'securityRules'].includes(call)) {
    throw unimplemented(`${method} :${call}`);
  }
  return undefined;
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
