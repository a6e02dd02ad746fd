type Pair = readonly [value: string | number, text: string];

interface Props {
  /** Texts by value, or pairs of both. */
  readonly names: Readonly<Record<string, string>> | Iterable<Pair>;
}

export function Options({ names }: Props) {
  const pairs: Iterable<Pair> = Symbol.iterator in names ? names : Object.entries(names);
  return Array.from(pairs, ([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
