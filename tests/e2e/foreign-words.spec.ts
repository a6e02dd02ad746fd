import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as plain } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { reviews } from '../../seed/reviews.ts';
import { pathIn } from '../../src/config/paths.ts';
import { type ContentLocale, contentLocales } from '../../src/model/text/locales.ts';
import { heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { equipment, putStock, storedIn } from './foreign-stock.ts';
import { foreignTexts, type Translations } from './foreign-texts.ts';
import { sayIn } from './say.ts';

// Each page in each of its states: tests/component/foreign-words.test.tsx. This file tests the built bundles and pages.

for (const siteLocale of contentLocales)
  test.describe(`in ${siteLocale}`, () => {
    test.use({
      siteLocale,
      viewport: { width: 360, height: 740 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const say = sayIn(siteLocale);
    const at = (path: string) => pathIn(siteLocale, path);
    const expectOurs = async (page: Page, what: string) =>
      expect(await foreignTexts(page, siteLocale, storedIn(siteLocale)), what).toEqual([]);
    const press = (page: Page, name: string) =>
      page
        .getByRole('button', { name: say(name) })
        .first()
        .click();

    test('dialogs and menus contain no English and fit a phone', async ({ page, dealership }) => {
      await dealership.putFile('Cars/1.webp', heroPicture);
      await putStock(dealership.put);
      await page.goto(at('/car/duett'));
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await press(page, 'Share');
      await expect(page.getByText(say('Link copied.'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/car\/duett$/);
      await press(page, 'Full screen');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectOurs(page, 'the pictures, full screen');
      await page.keyboard.press('Escape');
      await press(page, 'Message us');
      await press(page, 'Send Message');
      await expectOurs(page, 'a form that lacks all');
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(at('/inventory'));
      await press(page, 'Menu');
      await expectOurs(page, 'the menu');
      await press(page, 'Menu');
      await press(page, 'Filters');
      await expect(dialog.getByRole('heading', { name: say('Filters') })).toBeFocused();
      await expect(dialog.getByLabel('Volvo')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: say('Show 3 cars') })).toBeInViewport({ ratio: 1 });
      await dialog.getByText(say('More filters')).click();
      await expect(dialog.getByText(say('Diesel'))).toBeVisible();
      await expectOurs(page, 'all filters');
    });
  });

const fixed = ['/', '/about', '/services', '/contact', '/tracking'];
const lists = ['/inventory', '/blogs', '/shortlist'];

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
