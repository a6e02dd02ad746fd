import { EvaluationError, LimitError } from './errors.ts';
import type { DocumentReader } from './request.ts';
import type { RulesPath, RuleValue } from './values.ts';

/** What Firebase grants to one request. */
const MAX_EXPRESSIONS = 1000;
const MAX_DOCUMENTS = 10;
/** The condition itself calls once, and functions another twenty deep. */
export const MAX_CALL_DEPTH = 21;

/** No rules file and path of sensible size comes near; it ends those made to never finish. */
const MAX_PATH_MATCHES = 10_000;

/** The state of one request's evaluation: what it has read, said and spent. */
export class Evaluation {
  readonly debug: string[] = [];
  readonly #reader: DocumentReader;
  readonly #documents = new Map<string, RuleValue>();
  #expressions = 0;
  #pathMatches = 0;
  #callDepth = 0;

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  /** Starts counting expressions anew, for the next of the cases that a query is made of. */
  restart(): void {
    this.#expressions = 0;
  }

  countExpression(): void {
    if (++this.#expressions > MAX_EXPRESSIONS) {
      throw new LimitError(`Maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);
    }
  }

  countPathMatch(): void {
    if (++this.#pathMatches > MAX_PATH_MATCHES) throw new LimitError('The path matches in too many ways.');
  }

  /** Runs the body of a function one level deeper. */
  inCall<T>(body: () => T): T {
    if (this.#callDepth >= MAX_CALL_DEPTH) throw new LimitError(`Calls nest deeper than ${MAX_CALL_DEPTH}.`);
    this.#callDepth++;
    try {
      return body();
    } finally {
      this.#callDepth--;
    }
  }

  /** The document at a path, or null. Asking for the same one again is free. */
  document(path: RulesPath, after: boolean): RuleValue {
    const { segments } = path;
    if (!isDocumentPath(segments)) throw new EvaluationError(`Not the path of a document: ${path}`);
    const key = `${after}${JSON.stringify(segments)}`;
    const known = this.#documents.get(key);
    if (known !== undefined) return known;
    if (this.#documents.size >= MAX_DOCUMENTS) {
      throw new LimitError(`Maximum of ${MAX_DOCUMENTS} document access calls has been reached.`);
    }
    const document = this.#reader.read(segments, after);
    this.#documents.set(key, document);
    return document;
  }
}

function isDocumentPath([databases, , documents, ...rest]: readonly string[]): boolean {
  const isDocument = rest.length > 0 && rest.length % 2 === 0 && !rest.includes('');
  return databases === 'databases' && documents === 'documents' && isDocument;
}
