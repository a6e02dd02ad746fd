interface Props {
  /** Texts by value. */
  readonly names: Readonly<Record<string, string>>;
}

export function Options({ names }: Props) {
  return Object.entries(names).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
