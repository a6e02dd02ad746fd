import { expect, test } from 'vitest';
import { toArabicPounds } from '../../src/locales/arabicPounds.ts';

// Up to 1,100: below.
test.each([
  [12_500, 'اثنا عشر ألفًا وخمسمائة جنيه مصري'],
  [102_000, 'مائة ألف وألفا جنيه مصري'],
  [2_200_000, 'مليونان ومائتا ألف جنيه مصري'],
  [13_600_000, 'ثلاثة عشر مليونًا وستمائة ألف جنيه مصري'],
  [1_250_000.5, 'مليون ومائتان وخمسون ألف جنيه مصري وخمسون قرشًا'],
  [99_999_999, 'تسعة وتسعون مليونًا وتسعمائة وتسعة وتسعون ألفًا وتسعمائة وتسعة وتسعون جنيهًا مصريًّا'],
  [2002, 'ألفا جنيه وجنيهان'],
  [2_000_001, 'مليونا جنيه وجنيه واحد'],
])('%s pounds', (amount, words) => {
  expect(toArabicPounds(amount)).toBe(words);
});

/** The numbers' own words; all others join them. */
const named: Readonly<Record<number, string>> = {
  ...{ 1: 'واحد', 2: 'اثنان', 3: 'ثلاثة', 4: 'أربعة', 5: 'خمسة', 6: 'ستة', 7: 'سبعة', 8: 'ثمانية' },
  ...{ 9: 'تسعة', 10: 'عشرة', 11: 'أحد عشر', 12: 'اثنا عشر', 13: 'ثلاثة عشر', 14: 'أربعة عشر' },
  ...{ 15: 'خمسة عشر', 16: 'ستة عشر', 17: 'سبعة عشر', 18: 'ثمانية عشر', 19: 'تسعة عشر', 20: 'عشرون' },
  ...{ 30: 'ثلاثون', 40: 'أربعون', 50: 'خمسون', 60: 'ستون', 70: 'سبعون', 80: 'ثمانون', 90: 'تسعون' },
  ...{ 100: 'مائة', 200: 'مائتان', 300: 'ثلاثمائة', 400: 'أربعمائة', 500: 'خمسمائة', 600: 'ستمائة' },
  ...{ 700: 'سبعمائة', 800: 'ثمانمائة', 900: 'تسعمائة', 1000: 'ألف', 1100: 'ألف ومائة' },
};

const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(named).map(([number, word]) => [word, Number(number)])),
  ...{ اثنا: 2, أحد: 1, عشر: 10, مائتا: 200 },
};

/** What the words add up to, read from left to right as a person does. */
function parseWords(words: string): number {
  let [total, counted] = [0, 0];
  for (const word of words.split(' ').map((each) => (each in values ? each : each.replace(/^و/, '')))) {
    const scale = /^ملي?ون|^ملايين/.test(word) ? 1_000_000 : /^(ألف|آلاف)/.test(word) ? 1000 : 0;
    if (scale) {
      total += (counted || (/ا(ن)?$/.test(word) ? 2 : 1)) * scale;
      counted = 0;
    } else if (/^جنيه/.test(word)) {
      // A dual pound counts itself, after what is counted in pounds.
      if (word === 'جنيهان') total += 2;
    } else counted += values[word] ?? 0;
  }
  return total + counted;
}

test('round-trips to the number, up to 99,999,999', () => {
  const step = 79_193;
  for (let number = 1; number < 100_000_000; number += number < 5_000 ? 1 : step)
    if (parseWords(toArabicPounds(number)) !== number) expect.fail(`${number}: ${toArabicPounds(number)}`);
});

function expectedWords(number: number): string {
  const last = number % 100;
  const full = named[number - last] ?? `ألف و${named[number - last - 1000]}`;
  const ofPounds = full.replace(/ان$/, 'ا');
  if (last === 0) return `${ofPounds} جنيه مصري`;
  if (number === 1) return 'جنيه مصري واحد';
  if (number === 2) return 'جنيهان مصريان';
  if (last <= 2) return `${ofPounds} جنيه و${last === 1 ? 'جنيه واحد' : 'جنيهان'}`;
  const small = named[last] ?? `${named[last % 10]} و${named[last - (last % 10)]}`;
  const words = number > 100 ? `${full} و${small}` : small;
  return `${words} ${last <= 10 ? 'جنيهات مصرية' : 'جنيهًا مصريًّا'}`;
}

test('follows the rules of the counted noun for every number up to 1,100', () => {
  for (let number = 1; number <= 1100; number += 1)
    expect(toArabicPounds(number)).toBe(expectedWords(number));
});
