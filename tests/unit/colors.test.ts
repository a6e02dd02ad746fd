import { describe, expect, test, vi } from 'vitest';
import { parseCar } from '../../src/data/public/carDocument.ts';
import { colors } from '../../src/model/car/carFacts.ts';

type Words = typeof import('../../src/locales/en/colors.ts');

const words = import.meta.glob('../../src/locales/{en,de,ar}/colors.ts', { eager: true }) as Record<
  string,
  Words
>;

/** A stored colour as shown in a locale. */
async function shownIn(locale: string, fields: Readonly<Record<string, unknown>>) {
  vi.resetModules();
  vi.doMock('#locales/colors.ts', () => words[`../../src/locales/${locale}/colors.ts`] ?? {});
  const { describeColor } = await import('../../src/locales/describeColor.ts');
  vi.doUnmock('#locales/colors.ts');
  return describeColor(parseCar('id', fields));
}

describe('a stored colour', () => {
  test.each([
    ['a code', { Color: 'black' }, ['Black', 'Schwarz', 'أسود']],
    [
      'a code and the maker’s name',
      { Color: 'dark-blue', Color_Name: ' Portimao Blue ' },
      ['Dark blue (Portimao Blue)', 'Dunkelblau (Portimao Blue)', 'كحلي (\u2068Portimao Blue\u2069)'],
    ],
    ['a code and a name that says the same', { Color: 'red', Color_Name: 'red' }, ['Red']],
    ['an old text that is a colour’s English name', { Color: 'Dark Blue' }, ['Dark blue', 'Dunkelblau']],
    ['an old text', { Color: 'Carbon Black' }, ['Carbon Black', 'Carbon Black', 'Carbon Black']],
    ['a name alone', { Color_Name: 'Carbon Black' }, ['Carbon Black']],
    ['no text', { Color: true, Color_Name: [] }, ['']],
  ])('%s', async (_what, fields, texts) => {
    for (const [index, text] of texts.entries())
      expect(await shownIn(['en', 'de', 'ar'][index] ?? '', fields)).toMatchObject({ text });
  });

  test('is marked as English in every locale if it is free text', async () => {
    expect(await shownIn('ar', { Color: 'Carbon Black' })).toMatchObject({ isEnglish: true });
    expect(await shownIn('ar', { Color: 'black' })).toMatchObject({ isEnglish: false });
  });

  test('is parsed from its code and its English name', () => {
    for (const code of colors) {
      const name = words['../../src/locales/en/colors.ts']?.colorMessages.names[code];
      const parsed = [code, name, `Carbon ${name}`].map((Color) => parseCar('id', { Color }).colorCode);
      expect(parsed).toEqual([code, code, null]);
    }
  });
});
