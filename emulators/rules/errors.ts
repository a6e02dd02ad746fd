/** A place in a rules file. Lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Issue extends Position {
  readonly message: string;
}

/** A rules file that cannot be used, with every fault that was found. */
export class RulesLoadError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => `L${issue.line}:${issue.column} ${issue.message}`).join('\n'));
    this.name = 'RulesLoadError';
    this.issues = issues;
  }
}

/**
 * A condition that has no value: a missing key, a type that does not fit, a division by zero. It denies the
 * `allow` it ends, unless the other side of a `||` or `&&` decides.
 */
export class EvaluationError extends Error {
  readonly position: Position | undefined;

  constructor(message: string, position?: Position) {
    super(message);
    this.name = 'EvaluationError';
    this.position = position;
  }
}

/**
 * Ends the whole request, and nothing can turn it into an allow: it took more than the service grants to one, or
 * Google itself fails there.
 */
export class FatalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FatalError';
  }
}

/** Runs `compute`, giving an evaluation error that does not know its place yet the one at hand. */
export function locating<T>(position: Position, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof EvaluationError && !error.position)
      throw new EvaluationError(error.message, position);
    throw error;
  }
}
