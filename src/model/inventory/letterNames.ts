/** Normalized Arabic names of Latin letters. Models such as GLC are typed like this: 'جي إل سي'. */
const letterNames: Readonly<Record<string, string>> = {
  a: 'ايه',
  b: 'بي',
  c: 'سي',
  d: 'دي',
  e: 'اي',
  f: 'اف',
  g: 'جي',
  h: 'اتش',
  i: 'اي',
  j: 'جيه',
  k: 'كيه',
  l: 'ال',
  m: 'ام',
  n: 'ان',
  o: 'او',
  p: 'بي',
  q: 'كيو',
  r: 'ار',
  s: 'اس',
  t: 'تي',
  u: 'يو',
  v: 'في',
  w: 'دبليو',
  x: 'اكس',
  y: 'واي',
  z: 'زد',
};

/** Other names of letters, each with the usual ones of all other letters. 'اي' is an E more often than an A. */
const otherNames: readonly Readonly<Record<string, string>>[] = [
  { a: 'اي' },
  { a: 'ا' },
  { g: 'جيه' },
  { a: 'اي', g: 'جيه' },
  { a: 'ا', g: 'جيه' },
];

const classWord = 'كلاس';

const anyName = [...new Set([letterNames, ...otherNames].flatMap((names) => Object.values(names)))].join('|');

/** Two or more letter names, or one and a number of up to three digits (four are a year). */
const spelledName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyName})(?: (?:${anyName}|${classWord}|\\d{1,3}))+(?![\\p{L}\\p{N}])`,
  'gu',
);

/** 'الفئة سي', normalized. */
const translatedClass = new RegExp(`(?<!\\p{L})الفيه (${anyName})(?!\\p{L})`, 'gu');

/**
 * Joins letters that are spelled out: 'جي ال سي 300' -> 'جيالسي300'. Single letter names occur in too many words to
 * search for.
 */
export function joinLetterNames(text: string): string {
  return text
    .replace(translatedClass, `$1 ${classWord}`)
    .replace(spelledName, (spelled) => spelled.replaceAll(' ', ''));
}

/** Spells short names in Arabic: 'bmw x5 touring' -> ['بيامدبليواكس5']. */
export function spellShortNames(names: string): readonly string[] {
  const parts = names.match(/[a-z]+|\d+|[^a-z\d\s]+/g) ?? [];
  const spelled = [{}, ...otherNames].flatMap((names) =>
    parts.map((part) => (isShort(part) ? spell(part, names) : ' ')).concat(' '),
  );
  return [...new Set(spelled.join('').split(' ').filter(Boolean))];
}

/** 'C 200' is also searched as 'C-Class': ['سيكلاس', 'c-class']. */
export function spellClasses(names: string): readonly string[] {
  const letters = names.match(/(?<![a-z])[a-z](?![a-z])/g) ?? [];
  return letters.flatMap((name) => [`${spell(name)}${classWord}`, `${name}-class ${name}-klasse`]);
}

function isShort(part: string): boolean {
  return isClass(part) || /^(?:[a-z]{1,3}|\d{1,3})$/.test(part);
}

function isClass(part: string): boolean {
  return part === 'class' || part === 'klasse';
}

function spell(part: string, others: Readonly<Record<string, string>> = {}): string {
  if (isClass(part)) return classWord;
  return part.replace(/[a-z]/g, (letter) => others[letter] ?? letterNames[letter] ?? letter);
}
