/** A random expression as a tree, so that a smaller one can be made of it. */
export interface Expression {
  /** Text and the expressions within it, in their order. */
  readonly parts: readonly (string | Expression)[];
}

export const textOf = ({ parts }: Expression): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');

const LEAVES: readonly Expression[] = ['true', '1', "'a'", '[]', 'null'].map((text) => ({ parts: [text] }));

/** Every expression that is one step smaller: a part in place of the whole, or something plain for a part. */
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
