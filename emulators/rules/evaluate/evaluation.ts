import { EvaluationError, FatalError } from '../errors.ts';
import type { DocumentReader } from '../request.ts';
import type { AccessBudget } from './budget.ts';
import type { RulesPath, RuleValue } from './rule-value.ts';

/** Firebase's limits for the rules of one document or one query. Google's emulator allows a query 20 documents. */
const MAX_EXPRESSIONS = 1000;
const MAX_DOCUMENTS = 10;
/** The condition itself calls once, and functions another twenty deep. */
export const MAX_CALL_DEPTH = 21;

/** Stops files and paths constructed to never finish. */
const MAX_PATH_MATCHES = 10_000;

/** State of the evaluation of one document's or query's rules: documents read, debug output and cost. */
export class Evaluation {
  readonly debug: string[] = [];
  readonly #reader: DocumentReader;
  readonly #budget: AccessBudget;
  readonly #paths = new Set<string>();
  #expressions = 0;
  #tellsAfter = true;
  #pathMatches = 0;
  #callDepth = 0;

  constructor(reader: DocumentReader, budget: AccessBudget) {
    this.#reader = reader;
    this.#budget = budget;
  }

  /**
   * Starts the next case of a query: the expression count is reset, and if the case names its
   * document, the state afterwards is unknown.
   */
  beginCase({ namesDocument }: { readonly namesDocument: boolean }): void {
    this.#expressions = 0;
    this.#tellsAfter = !namesDocument;
  }

  countExpressions(count: number): void {
    this.#expressions += count;
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new FatalError(`Maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);
    }
  }

  countPathMatch(): void {
    if (++this.#pathMatches > MAX_PATH_MATCHES) throw new FatalError('The path matches in too many ways.');
  }

  /** Runs the body of a function one level deeper. */
  inCall<T>(body: () => T): T {
    if (this.#callDepth >= MAX_CALL_DEPTH) throw new FatalError(`Calls nest deeper than ${MAX_CALL_DEPTH}.`);
    this.#callDepth++;
    try {
      return body();
    } finally {
      this.#callDepth--;
    }
  }

  /** The document at a path, or null. Documents of the request itself cost nothing. */
  document(path: RulesPath, after: boolean): RuleValue {
    if (after && !this.#tellsAfter) throw new EvaluationError('Unknown: the query names its document.');
    const { segments } = path;
    if (!isDocumentPath(segments)) throw new EvaluationError(`Not the path of a document: ${path}`);
    if (!this.#reader.isAtHand?.(segments, after)) this.#spend(JSON.stringify(segments));
    return this.#reader.read(segments, after);
  }

  #spend(path: string): void {
    if (!this.#paths.has(path) && this.#paths.size >= MAX_DOCUMENTS) {
      throw new EvaluationError(`Maximum of ${MAX_DOCUMENTS} document access calls has been reached.`);
    }
    this.#budget.spend(path);
    this.#paths.add(path);
  }
}

function isDocumentPath([databases, , documents, ...rest]: readonly string[]): boolean {
  const isDocument = rest.length > 0 && rest.length % 2 === 0 && !rest.includes('');
  return databases === 'databases' && documents === 'documents' && isDocument;
}
