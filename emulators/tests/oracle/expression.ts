/** A random expression as a tree, so that it can be reduced. */
export interface Expression {
  /** Text and the expressions within it, in order. */
  readonly parts: readonly (string | Expression)[];
}

export const textOf = ({ parts }: Expression): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');

const LEAVES: readonly Expression[] = ['true', '1', "'a'", '[]', 'null'].map((text) => ({ parts: [text] }));

/** Every expression one step smaller: a part instead of the whole, or a simple value instead of a part. */
export function* smaller(expression: Expression): Generator<Expression> {
  const { parts } = expression;
  const length = textOf(expression).length;
  for (const leaf of LEAVES) if (textOf(leaf).length < length) yield leaf;
  for (const part of parts) if (typeof part !== 'string') yield part;
  for (const [i, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    for (const less of smaller(part)) yield { parts: parts.with(i, less) };
  }
}
