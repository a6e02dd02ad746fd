import { expect, test } from 'vitest';
import { toArabicPounds } from '../../src/locales/arabicPounds.ts';

test.each([
  [1, 'جنيه واحد'],
  [2, 'جنيهان'],
  [7, 'سبعة جنيهات'],
  [15, 'خمسة عشر جنيهًا'],
  [100, 'مائة جنيه'],
  [101, 'مائة جنيه وجنيه واحد'],
  [200, 'مائتا جنيه'],
  [999, 'تسعمائة وتسعة وتسعون جنيهًا'],
  [2000, 'ألفا جنيه'],
  [2500, 'ألفان وخمسمائة جنيه'],
  [12_000, 'اثنا عشر ألف جنيه'],
  [12_500, 'اثنا عشر ألفًا وخمسمائة جنيه'],
  [102_000, 'مائة ألف وألفا جنيه'],
  [200_000, 'مائتا ألف جنيه'],
  [1_890_000, 'مليون وثمانمائة وتسعون ألف جنيه'],
  [2_000_000, 'مليونا جنيه'],
  [2_200_000, 'مليونان ومائتا ألف جنيه'],
  [7_150_000, 'سبعة ملايين ومائة وخمسون ألف جنيه'],
  [10_900_000, 'عشرة ملايين وتسعمائة ألف جنيه'],
  [13_600_000, 'ثلاثة عشر مليونًا وستمائة ألف جنيه'],
  [1_250_000.5, 'مليون ومائتان وخمسون ألف جنيه وخمسون قرشًا'],
  [99_999_999, 'تسعة وتسعون مليونًا وتسعمائة وتسعة وتسعون ألفًا وتسعمائة وتسعة وتسعون جنيهًا'],
])('%s pounds', (amount, words) => {
  expect(toArabicPounds(amount)).toBe(words);
});

const values: Readonly<Record<string, number>> = {
  ...{
    واحد: 1,
    اثنان: 2,
    اثنا: 2,
    ثلاثة: 3,
    أربعة: 4,
    خمسة: 5,
    ستة: 6,
    سبعة: 7,
    ثمانية: 8,
    تسعة: 9,
    عشرة: 10,
  },
  ...{ أحد: 1, عشر: 10, عشرون: 20, ثلاثون: 30, أربعون: 40, خمسون: 50, ستون: 60, سبعون: 70, ثمانون: 80 },
  ...{ تسعون: 90, مائة: 100, مائتان: 200, مائتا: 200, ثلاثمائة: 300, أربعمائة: 400, خمسمائة: 500 },
  ...{ ستمائة: 600, سبعمائة: 700, ثمانمائة: 800, تسعمائة: 900 },
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

test('reads back as the number, to 99,999,999', () => {
  const step = 7919;
  for (let number = 1; number < 100_000_000; number += number < 20_000 ? 1 : step)
    if (parseWords(toArabicPounds(number)) !== number) expect.fail(`${number}: ${toArabicPounds(number)}`);
});
