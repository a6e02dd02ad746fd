import { EvaluationError } from './errors.ts';
import type { Value } from './symbolic.ts';

/** An argument or a `let`. Where it has no value, only who uses it fails. */
export class Settled {
  readonly #value: Value | undefined;
  readonly #failure: EvaluationError | undefined;

  /** Whatever `compute` throws that is no EvaluationError is passed on. */
  constructor(compute: () => Value) {
    try {
      this.#value = compute();
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.#failure = error;
    }
  }

  /** Throws EvaluationError, each time. */
  get value(): Value {
    if (this.#failure || this.#value === undefined) throw this.#failure ?? new TypeError('Nothing was computed.');
    return this.#value;
  }
}
