import { EvaluationError } from '../errors.ts';

/** Firebase's limits for the rules of one request, for any number of documents. */
const MAX_DOCUMENTS_OF_REQUEST = 20;

/** The documents requested by the rules of one request. Repeated requests for the same document are free. */
export class AccessBudget {
  readonly #paths = new Set<string>();

  /** Throws EvaluationError if the limit is exceeded. */
  spend(path: string): void {
    if (this.#paths.has(path)) return;
    if (this.#paths.size >= MAX_DOCUMENTS_OF_REQUEST) {
      throw new EvaluationError(
        `Maximum of ${MAX_DOCUMENTS_OF_REQUEST} document access calls has been reached.`,
      );
    }
    this.#paths.add(path);
  }
}
