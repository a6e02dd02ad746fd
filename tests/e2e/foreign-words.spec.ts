import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as plain } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { reviews } from '../../seed/reviews.ts';
import { pathIn } from '../../src/config/paths.ts';
import { type ContentLocale, contentLocales } from '../../src/model/text/locales.ts';
import type { Dealership } from './dealership.ts';
import { blogFields, carFields, heroPicture, soldFields } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { foreignTexts, type Translations } from './foreign-texts.ts';
import { sendEmail } from './inquiry-form.ts';
import { sayIn } from './say.ts';

/**
 * German and Arabic pages contain no English: every text, label and title is a message of the locale, stored
 * in its language, a number or a name. Text stored only in English is marked as such.
 */

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
const storedIn = (siteLocale: ContentLocale): Translations =>
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

async function putStock(dealership: Dealership): Promise<void> {
  await dealership.putFile('Cars/1.webp', heroPicture);
  const whole = { ...english, Translations: translateAll(english) };
  await dealership.put(
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
  await dealership.put('Cars/amazon', carFields({ Model: 'Amazon' }));
  await dealership.put('Cars/sold', carFields({ Name: 'Saab', Model: '9-5', ...soldFields(), ...whole }));
  await dealership.put(
    'Cars/kept',
    carFields({ Name: 'Saab', Model: '9-5', Status: 'reserved', Price: '', ...whole }),
  );
  const [title = '', summary = '', content = ''] = Object.keys(written).slice(5);
  const texts = translateAll({ title, summary, content });
  await dealership.put('Blogs/heat', blogFields({ title, summary, content, Translations: texts }));
  await dealership.put('Blogs/english', blogFields());
  for (const id of ['one', 'two'])
    await dealership.put(`Reviews/${id}`, { Message: 'Very good.', Rating: 5, Name: 'Ali Hassan' });
}

const fixed = ['/', '/about', '/services', '/contact', '/tracking'];
const lists = ['/inventory', '/blogs', '/shortlist'];
const stored = ['/car/duett', '/car/amazon', '/blog/heat', '/blog/english'];
const gone = ['/car/none', '/blog/none', '/none'];

for (const siteLocale of contentLocales)
  test.describe(`in ${siteLocale}`, () => {
    test.use({ siteLocale, locale: siteLocale, permissions: ['clipboard-write'] });
    const say = sayIn(siteLocale);
    const at = (path: string) => pathIn(siteLocale, path);
    const expectOurs = async (page: Page, what: string) =>
      expect(await foreignTexts(page, siteLocale, storedIn(siteLocale)), what).toEqual([]);
    const press = (page: Page, name: string) =>
      page
        .getByRole('button', { name: say(name) })
        .first()
        .click();

    test.beforeEach(({ dealership }) => putStock(dealership));
    // Chromium logs missing pages and failed requests.
    test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/Failed to load resource/));

    for (const pages of [fixed, [...lists, ...gone], stored])
      test(`${pages.join(', ')} contain no English`, async ({ page }) => {
        for (const path of pages) {
          await page.goto(at(path));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(say('Loading...'))).toHaveCount(0);
          await expectOurs(page, path);
        }
      });

    test('search results and empty searches contain no English', async ({ page }) => {
      await page.goto(at('/tracking?vin=WBA21EU0309T48217'));
      await expect(page.getByRole('list', { name: say('Shipment history') })).toBeVisible();
      await expectOurs(page, 'a shipment');
      await page.goto(at('/tracking?vin=VIN'));
      await expect(page.getByText(say('No order found with VIN: VIN'))).toBeVisible();
      await expectOurs(page, 'no shipment');
      await page.goto(at('/inventory?q=Volvo&brand=Volvo&condition=used&year-from=2020&price-to=5000000'));
      await expect(page.getByRole('button', { name: say('Clear all') })).toBeVisible();
      await expectOurs(page, 'filters');
      await page.goto(at('/inventory?q=BMW'));
      await expect(page.getByText(say('No cars were found.'))).toBeVisible();
      await expectOurs(page, 'an empty list');
      await page.goto(at('/car/sold'));
      await expect(page.getByText(say('This car has been sold.'))).toBeVisible();
      await expectOurs(page, 'a sold car');
    });

    test('dialogs and menus contain no English', async ({ page }) => {
      await page.goto(at('/car/duett'));
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await press(page, 'Share');
      await expect(page.getByText(say('Link copied.'))).toBeVisible();
      await expectOurs(page, 'a copied link');
      await press(page, 'Full screen');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectOurs(page, 'the pictures, full screen');
      await page.keyboard.press('Escape');
      await press(page, 'Message us');
      await press(page, 'Send Message');
      await expectOurs(page, 'a form that lacks all');

      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(at('/inventory'));
      await press(page, 'Menu');
      await expectOurs(page, 'the menu');
      await press(page, 'Menu');
      await press(page, 'Filters');
      await page.getByText(say('More filters')).last().click();
      await expect(page.getByText(say('Diesel')).last()).toBeVisible();
      await expectOurs(page, 'all filters');
    });

    test('the shortlist and its actions contain no English', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('shortlist', '["duett","amazon","sold","gone"]');
      });
      await page.goto(at('/shortlist'));
      await expect(page.getByText(say('1 car is no longer available.'))).toBeVisible();
      await expectOurs(page, 'a comparison');
      await press(page, 'Ask about all of them');
      await expectOurs(page, 'an inquiry about all');
      await page.goto(at('/shortlist?cars=duett,kept'));
      await press(page, 'Save these cars');
      await expect(page.getByText(say('1 car was added to your shortlist.'))).toBeVisible();
      await expectOurs(page, 'a list someone sent');
    });

    test('errors and offline messages contain no English', async ({ page }) => {
      await page.goto(at('/inventory'));
      await expect(page.getByRole('link', { name: /Duett/ }).first()).toBeVisible();
      await page.route('**/documents:*', (route) => route.abort());
      await page.goto(at('/blogs'));
      await expect(page.getByText(say('Failed to fetch blogs.'))).toBeVisible();
      await expectOurs(page, 'a failure');
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      });
      await page.goto(at('/inventory'));
      await expect(page.getByRole('status').getByText(/\d:\d\d/)).toBeVisible();
      await expectOurs(page, 'what was seen last');
      await page.route(sendEmail, (route) => route.fulfill({ status: 502, json: {} }));
      await page.goto(at('/contact'));
      for (const field of ['First Name', 'Last Name', 'Requested Car', 'Message'])
        await page.getByLabel(say(field), { exact: true }).fill('Volvo');
      await page.getByLabel(say('Email'), { exact: true }).fill('ali@rhine-and-nile.example');
      await page.getByLabel(say('Phone'), { exact: true }).fill('01001234567');
      await press(page, 'Send Message');
      await expect(page.getByRole('alert')).toContainText(say('Failed to send message.'));
      await expectOurs(page, 'a message that was not sent');
    });
  });

for (const siteLocale of contentLocales)
  plain(`the prerendered pages in ${siteLocale} contain no English`, async () => {
    const posts = blogs.map(({ id }) => `/blog/${id}`);
    for (const path of [...fixed, ...lists, '/car/bmw-x5-2024', ...posts]) {
      const html = readFileSync(join('.cache/site', pathIn(siteLocale, path), 'index.html'));
      const { document } = new JSDOM(html).window;
      expect(await foreignTexts(document, siteLocale, sampleIn(siteLocale)), path).toEqual([]);
    }
  });

/** The sample dealership's texts by their English original, and its names, which are the same everywhere. */
function sampleIn(siteLocale: ContentLocale): Translations {
  const [english, own] = ['en', siteLocale].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
  const ofCars = cars.flatMap(({ fields }) => {
    const other = fields.Translations?.[siteLocale];
    return [
      [english?.of(fields.Origin ?? 'DE'), own?.of(fields.Origin ?? 'DE')],
      [fields.Description, other?.Description],
      ...equipment.flatMap((list) => fields[list].map((line, index) => [line, other?.[list]?.[index]])),
      ...[fields.Name, fields.Model, `${fields.Name} ${fields.Model}`].map((name) => [name, name]),
    ];
  });
  const ofPosts = blogs.flatMap((blog) => {
    const { Translations: texts, ...fields } = blog.fields((path) => path);
    return (['title', 'summary', 'content'] as const).flatMap((name) => {
      const pieces = piecesOf(fields[name]);
      return piecesOf(texts?.[siteLocale]?.[name] ?? '').map((text, index) => [pieces[index] ?? text, text]);
    });
  });
  const people = reviews.map(({ fields }) => [fields.Name, fields.Name]);
  return Object.fromEntries([...ofCars, ...ofPosts, ...people].filter(([, text]) => text));
}

/** The readable text of a post: text between tags, and image descriptions. */
function piecesOf(html: string): readonly string[] {
  const texts = html.replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '<i>$1</i>').split(/<[^>]*>/);
  return texts.map((text) => text.replaceAll('&amp;', '&').trim()).filter(Boolean);
}
