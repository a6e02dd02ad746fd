import { isWord } from './spellings.ts';

/** Shorter words have too many similar ones. */
const minWordLength = 5;

/**
 * Replaces each unknown word by one with a letter changed, added, removed or swapped with the next. Returns all ways to
 * do so, the most frequent words first; none if a word has no match, or is spelled right.
 * @param texts normalized, like the words
 */
export function correctWords(words: readonly string[], texts: readonly string[]): readonly string[][] {
  let ways: string[][] = [[]];
  for (const word of words) {
    const choices = isKnown(word, texts) ? [word] : findSimilar(word, texts);
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice])).slice(0, maxWays);
  }
  return ways;
}

/** Each is searched, at a key press. */
const maxWays = 20;

function findSimilar(word: string, texts: readonly string[]): readonly string[] {
  return isWord(word) ? [] : getVocabulary(texts).filter((other) => isTypoOf(word, other));
}

export function isKnown(word: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.includes(word));
}

const vocabularies = new WeakMap<readonly string[], readonly string[]>();

/** Most frequent first. Cached, because every key press may need it. */
function getVocabulary(texts: readonly string[]): readonly string[] {
  const known = vocabularies.get(texts);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(text.match(/[\p{L}\p{N}]+/gu))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const made = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  vocabularies.set(texts, made);
  return made;
}

/** Numbers are never corrected: another year is another car. The first letter is seldom wrong. */
function isTypoOf(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (long.length < minWordLength || long.length - short.length > 1 || /\d/.test(typed + word)) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (same === 0) return false;
  const [a, b] = [short.slice(same), long.slice(same)];
  if (a.length < b.length) return b.slice(1) === a;
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || isSwapped;
}
