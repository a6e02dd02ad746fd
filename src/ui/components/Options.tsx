/** Of texts by value. */
export function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
