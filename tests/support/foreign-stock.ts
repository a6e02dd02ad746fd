import { type ContentLocale, contentLocales } from '../../src/model/locales.ts';
import { blogFields, carFields, soldFields } from './factories.ts';
import type { Translations } from './foreign-texts.ts';
import type { StoredFields } from './wire.ts';

/** Texts stored in English, and their translations by staff. */
const written: Readonly<Record<string, Readonly<Record<ContentLocale, string>>>> = {
  'An estate of the old school.': { de: 'Ein Kombi der alten Schule.', ar: 'ستيشن من المدرسة القديمة.' },
  'Two litres, four cylinders': { de: 'Zwei Liter, vier Zylinder', ar: 'لتران، أربع سلندرات' },
  'Ivory paint': { de: 'Lack in Elfenbein', ar: 'طلاء عاجي' },
  'Red seats': { de: 'Rote Sitze', ar: 'مقاعد حمراء' },
  'Tow bar': { de: 'Anhängerkupplung', ar: 'وصلة جر' },
  'Cars in the heat': { de: 'Autos in der Hitze', ar: 'السيارات في الحر' },
  'How they live.': { de: 'Wie sie leben.', ar: 'كيف تعيش.' },
  'It is hot.': { de: 'Es ist heiß.', ar: 'الجو حار.' },
};

export const storedIn = (siteLocale: ContentLocale): Translations =>
  Object.fromEntries(Object.entries(written).map(([english, texts]) => [english, texts[siteLocale]]));

const englishOf = (number: number) => Object.keys(written)[number] ?? '';

const equipment = ['Engine_Specs', 'Exterior', 'Interior', 'Special_Features'] as const;
const english = {
  Description: englishOf(0),
  ...Object.fromEntries(equipment.map((list, index) => [list, [englishOf(index + 1)]])),
};

/** The same fields in another language. */
function translate(fields: Readonly<Record<string, string | readonly string[]>>, siteLocale: ContentLocale) {
  const one = (text: string) => written[text]?.[siteLocale] ?? '';
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      typeof text === 'string' ? one(text) : text.map(one),
    ]),
  );
}
const translateAll = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(contentLocales.map((siteLocale) => [siteLocale, translate(fields, siteLocale)]));

/** Stores cars, posts and reviews whose texts are translated, and some that are English only. */
export async function putStock(put: (path: string, fields: StoredFields) => Promise<void>): Promise<void> {
  const whole = { ...english, Translations: translateAll(english) };
  await put(
    'Cars/duett',
    carFields({
      Model: 'Duett',
      Featured: true,
      ...{ Mileage: 12_000, Fuel: 'diesel', Body: 'estate', Transmission: 'manual' },
      ...{ Power: 115, Engine: 1_986, Color: 'beige', ...whole },
      ...{ Img: 'Cars/1.webp', Images: ['Cars/1.webp', 'Cars/1.webp'] },
    }),
  );
  // Untranslated texts are marked as English.
  await put('Cars/amazon', carFields({ Model: 'Amazon' }));
  await put('Cars/sold', carFields({ Name: 'Saab', Model: '9-5', ...soldFields(), ...whole }));
  await put('Cars/kept', carFields({ Name: 'Saab', Model: '9-5', Status: 'reserved', Price: '', ...whole }));
  const [title = '', summary = '', content = ''] = Object.keys(written).slice(5);
  const texts = translateAll({ title, summary, content });
  await put('Blogs/heat', blogFields({ title, summary, content, Translations: texts }));
  await put('Blogs/english', blogFields());
  for (const id of ['one', 'two'])
    await put(`Reviews/${id}`, { Message: 'Very good.', Rating: 5, Name: 'Ali Hassan' });
}
