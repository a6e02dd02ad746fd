/** Amounts in Arabic words, for a bank. No library writes them with the counted noun in its right form. */

/** A counted noun: one, two, three to ten, eleven to ninety-nine, and after a hundred. */
interface Noun {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** After thousands or hundreds, 'ألف جنيه وجنيه واحد', a pound is not called Egyptian. */
const furtherPound = { one: 'جنيه واحد', two: 'جنيهان', other: 'جنيه' };

const pound: Noun = {
  one: 'جنيه مصري واحد',
  two: 'جنيهان مصريان',
  few: 'جنيهات مصرية',
  many: 'جنيهًا مصريًّا',
  other: 'جنيه مصري',
};
const piastre: Noun = { one: 'قرش واحد', two: 'قرشان', few: 'قروش', many: 'قرشًا', other: 'قرش' };
const thousand: Noun = { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا', other: 'ألف' };
const million: Noun = { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا', other: 'مليون' };
const billion: Noun = { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'مليارًا', other: 'مليار' };

const scales = [
  [1_000_000_000, billion],
  [1_000_000, million],
  [1000, thousand],
] as const;

const ones = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const tens = ['', 'عشرة', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = [
  ...['', 'مائة', 'مائتان', 'ثلاثمائة', 'أربعمائة'],
  ...['خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'],
];

/** 7150000 -> 'سبعة ملايين ومائة وخمسون ألف جنيه مصري'; piastres are added if there are any. */
export function toArabicPounds(amount: number): string {
  const piastres = Math.round(amount * 100);
  const [whole, rest] = [Math.floor(piastres / 100), piastres % 100];
  const words = whole === 0 ? [] : [toPounds(whole)];
  return and([...words, ...(rest > 0 ? [count(rest, piastre)] : [])]);
}

function toPounds(whole: number): string {
  const parts: string[] = [];
  let rest = whole;
  for (const [size, noun] of scales) {
    if (rest >= size) parts.push(count(Math.floor(rest / size), noun));
    rest %= size;
  }
  const last = rest % 100;
  const full = and([...parts, toWords(rest - last)]);
  if (full === '') return count(rest, pound);
  if (last === 0) return `${beforeNoun(full)} ${pound.other}`;
  if (last > 2) return and([...parts, count(rest, pound)]);
  return and([`${beforeNoun(full)} ${furtherPound.other}`, last === 1 ? furtherPound.one : furtherPound.two]);
}

/** A number below 1000 with what it counts. */
function count(number: number, noun: Noun): string {
  const last = number % 100;
  const full = number - last;
  if (last === 0) return `${beforeNoun(toWords(number))} ${noun.other}`;
  if (last <= 2) {
    const few = last === 1 ? noun.one : noun.two;
    return full === 0 ? few : and([`${beforeNoun(toWords(full))} ${noun.other}`, few]);
  }
  return `${toWords(number)} ${last <= 10 ? noun.few : noun.many}`;
}

function toWords(number: number): string {
  const [hundred, last] = [Math.floor(number / 100), number % 100];
  return and([hundreds[hundred] ?? '', belowHundred(last)]);
}

function belowHundred(number: number): string {
  if (number <= 10) return ones[number] ?? '';
  if (number === 11) return 'أحد عشر';
  if (number === 12) return 'اثنا عشر';
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return number < 20 ? `${ones[one]} عشر` : and([ones[one] ?? '', tens[ten] ?? '']);
}

/** Before the noun it belongs to, a dual loses its last letter, and thousands and millions their ending. */
function beforeNoun(words: string): string {
  return words.replace(/(مائت|ألف|مليون|مليار)ان$/, '$1ا').replace(/(ألف|مليون|مليار)ًا$/, '$1');
}

function and(words: readonly string[]): string {
  return words.filter(Boolean).join(' و');
}
