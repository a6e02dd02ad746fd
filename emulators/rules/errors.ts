/** A place in a rules file. Lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Issue extends Position {
  readonly message: string;
}

/** An invalid rules file, with all errors found. */
export class RulesLoadError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => `L${issue.line}:${issue.column} ${issue.message}`).join('\n'));
    this.name = 'RulesLoadError';
    this.issues = issues;
  }
}

/**
 * A condition without a value: a missing key, a wrong type, a division by zero. It denies the `allow`, unless the other
 * side of a `||` or `&&` decides.
 */
export class EvaluationError extends Error {
  readonly position: Position | undefined;

  constructor(message: string, position?: Position) {
    super(message);
    this.name = 'EvaluationError';
    this.position = position;
  }
}

/** Ends the whole request, which is then denied: it exceeds a limit of the service, or Google itself fails. */
export class FatalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FatalError';
  }
}

/** Runs `compute` and adds the position to an evaluation error without one. */
export function locating<T>(position: Position, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof EvaluationError && !error.position)
      throw new EvaluationError(error.message, position);
    throw error;
  }
}
