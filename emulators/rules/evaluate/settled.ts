import { EvaluationError } from '../errors.ts';
import type { RuleValue } from './rule-value.ts';

/** An argument or a `let`. Without a value, only its use fails. */
export class Settled {
  readonly #value: RuleValue | undefined;
  readonly #failure: EvaluationError | undefined;

  /** @param compute errors other than EvaluationError are rethrown */
  constructor(compute: () => RuleValue) {
    try {
      this.#value = compute();
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.#failure = error;
    }
  }

  /** Throws EvaluationError, each time. */
  get value(): RuleValue {
    if (this.#failure || this.#value === undefined)
      throw this.#failure ?? new TypeError('Nothing was computed.');
    return this.#value;
  }
}
