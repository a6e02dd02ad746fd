/** Characters of common text to keep on each side of the difference. */
const context = 40;

/** Two texts without their common beginning and end, except for some words of context. */
export function differingParts(one: string, other: string): readonly [string, string] {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const cut = (text: string) => {
    const [before, after] = [text.slice(0, start), text.slice(text.length - end)];
    const differs = text.slice(start, text.length - end);
    return `${shortenStart(before)}${differs}${shortenEnd(after)}`;
  };
  return [cut(one), cut(other)];
}

/** At a space, if there is one. */
function shortenStart(text: string): string {
  if (text.length <= 2 * context) return text;
  return `… ${text.slice(-context).replace(/^\S*\s+/, '')}`;
}

function shortenEnd(text: string): string {
  if (text.length <= 2 * context) return text;
  return `${text.slice(0, context).replace(/\s+\S*$/, '')} …`;
}
