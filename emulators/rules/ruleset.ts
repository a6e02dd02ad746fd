import { checkRules } from './check/checker.ts';
import { EvaluationError, FatalError, RulesLoadError } from './errors.ts';
import { AccessBudget } from './evaluate/budget.ts';
import { Evaluation } from './evaluate/evaluation.ts';
import { Evaluator } from './evaluate/evaluator.ts';
import { PathMatcher } from './evaluate/patterns.ts';
import { RulesPath, RulesRecord, type RuleValue } from './evaluate/rule-value.ts';
import { Scope } from './evaluate/scope.ts';
import { Settled } from './evaluate/settled.ts';
import { queryCases } from './query/query.ts';
import type { Decision, DocumentReader, Method, PathSegment, RulesRequest } from './request.ts';
import type { Allow, FunctionDeclaration, RulesFile, Service } from './syntax/ast.ts';
import { parseRules } from './syntax/parser.ts';

// The types are in a file of their own, so that the modules used here can import them too.
export {
  ANY_SEGMENT,
  ANY_SEGMENTS,
  type Constraint,
  type Decision,
  type DocumentReader,
  type ListOp,
  type Method,
  type PathSegment,
  type RulesRequest,
  type ScalarOp,
} from './request.ts';

/** A rules file that is ready to decide requests. */
export interface Ruleset {
  readonly file: RulesFile;
  /**
   * Allows a request if any `allow` for its path and method holds, and a query if that is so for each of its cases.
   * Any error in a condition denies; only errors thrown by `reader` are passed on. Decisions of one
   * request share a budget.
   */
  authorize(request: RulesRequest, reader: DocumentReader, budget?: AccessBudget): Decision;
}

const MAX_SOURCE_LENGTH = 256 * 1024;

/** Loads a rules file. Throws RulesLoadError, with the line and column of every fault. */
export function loadRules(source: string): Ruleset {
  if (source.length > MAX_SOURCE_LENGTH) {
    throw new RulesLoadError([{ line: 1, column: 1, message: 'The file is longer than 256 KB.' }]);
  }
  const file = parseRules(source);
  const issues = checkRules(file);
  if (issues.length > 0) throw new RulesLoadError(issues);
  return {
    file,
    authorize: (request, reader, budget = new AccessBudget()) => authorize(file, request, reader, budget),
  };
}

function authorize(
  file: RulesFile,
  request: RulesRequest,
  reader: DocumentReader,
  budget: AccessBudget,
): Decision {
  const evaluation = new Evaluation(reader, budget);
  try {
    const reasons = refusals(file, request, evaluation, reader);
    return { allowed: reasons === undefined, reasons: reasons ?? [], debug: evaluation.debug };
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    return { allowed: false, reasons: [error.message], debug: evaluation.debug };
  }
}

/** Why a request is not allowed; undefined if it is. */
function refusals(
  file: RulesFile,
  request: RulesRequest,
  evaluation: Evaluation,
  reader: DocumentReader,
): string[] | undefined {
  if (request.service !== 'cloud.firestore' || request.method !== 'list') {
    return refusalsOfCase(file, request, evaluation);
  }
  for (const { path, resource } of queryCases(request)) {
    const variables = new Map<string, Bound>([
      ...request.variables,
      ...(resource ? [['resource', resource] as const] : aboutNamedDocument(request, path, reader)),
    ]);
    evaluation.beginCase({ namesDocument: resource === undefined });
    const reasons = refusalsOfCase(file, { ...request, path, variables }, evaluation);
    if (reasons) return reasons;
  }
  return undefined;
}

/** A query that names its document is only about that one. */
function aboutNamedDocument(
  { variables }: RulesRequest,
  path: readonly PathSegment[],
  reader: DocumentReader,
): readonly (readonly [string, Bound])[] {
  const segments = path.filter((segment) => typeof segment === 'string');
  const request = variables.get('request');
  const resource = new Settled(() => {
    const document = reader.read(segments, false);
    if (document === null) throw new EvaluationError('There is no document of that name.');
    return document;
  });
  return [
    ['resource', resource],
    ['request', request instanceof RulesRecord ? request.with('path', new RulesPath(segments)) : null],
  ];
}

type Bound = RuleValue | Settled;

/** A request whose `resource` may have no value. */
type Case = Omit<RulesRequest, 'variables' | 'query'> & { readonly variables: ReadonlyMap<string, Bound> };

function refusalsOfCase(file: RulesFile, request: Case, evaluation: Evaluation): string[] | undefined {
  const evaluator = new Evaluator(request.service, evaluation);
  const matcher = new PathMatcher(request.path, file.version, evaluation);
  const globals = new Scope<FunctionDeclaration, Bound>(request.variables, file.functions);
  const reasons: string[] = [];
  for (const { body } of file.services.filter((service: Service) => service.name === request.service)) {
    for (const { allow, scope } of matcher.applicable(body, globals)) {
      if (!allow.methods.has(request.method)) continue;
      const reason = refusal(allow, request.method, () => {
        return allow.condition === undefined || evaluator.holds(allow.condition, scope);
      });
      if (reason === undefined) return undefined;
      reasons.push(reason);
    }
  }
  return reasons.length > 0 ? reasons : [`No matching allow statements for '${request.method}'`];
}

/** Why an `allow` does not permit, in the words of the service; undefined if it does. */
function refusal(allow: Allow, method: Method, holds: () => boolean): string | undefined {
  const place = `for '${method}' @ L${allow.at.line}`;
  try {
    return holds() ? undefined : `false ${place}`;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const { line, column } = error.position ?? allow.at;
    return `evaluation error at L${line}:${column} ${place}, ${error.message}`;
  }
}
