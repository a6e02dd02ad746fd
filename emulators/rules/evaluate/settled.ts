import { EvaluationError } from '../errors.ts';
import type { RuleValue } from './rule-value.ts';

/** An argument or a `let`. Where it has no value, only who uses it fails. */
export class Settled {
  readonly #value: RuleValue | undefined;
  readonly #failure: EvaluationError | undefined;

  /** Whatever `compute` throws that is no EvaluationError is passed on. */
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
