import type { Value } from './symbolic.ts';

/** An argument or a `let`, which is computed once somebody asks for it: what nobody asks for cannot fail. */
export class Lazy {
  readonly #compute: () => Value;
  #outcome: (() => Value) | undefined;

  constructor(compute: () => Value) {
    this.#compute = compute;
  }

  /** Throws, each time, what computing it threw. */
  get value(): Value {
    this.#outcome ??= outcomeOf(this.#compute);
    return this.#outcome();
  }
}

function outcomeOf(compute: () => Value): () => Value {
  try {
    const value = compute();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
