import { expect, test } from 'vitest';
import { blogs } from '../../seed/blogs.ts';
import { cars } from '../../seed/cars.ts';
import { finance } from '../../seed/finance.ts';
import { inspections } from '../../seed/inspections.ts';
import { reviews } from '../../seed/reviews.ts';
import { pathIn } from '../../src/config/paths.ts';
import { parseOffers } from '../../src/model/finance/offers.ts';
import { type ContentLocale, contentLocales } from '../../src/model/locales.ts';
import { languageOf } from '../../src/model/review/review.ts';
import { equipment } from '../support/foreign-stock.ts';
import { foreignTexts, type Translations } from '../support/foreign-texts.ts';
import { documentOf } from './site.ts';

// Each page in each of its states: tests/component/foreign-words.test.tsx.

const fixed = ['/', '/about', '/services', '/contact', '/tracking'];
const lists = ['/inventory', '/blogs', '/shortlist'];

test.each(contentLocales)('the prerendered pages in %s contain no English', async (siteLocale) => {
  const stored = sampleIn(siteLocale);
  const posts = blogs.map(({ id }) => `/blog/${id}`);
  for (const path of [...fixed, ...lists, '/car/bmw-x5-2024', ...posts]) {
    const page = await documentOf(pathIn(siteLocale, path));
    expect(await foreignTexts(page, siteLocale, stored), path).toEqual([]);
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
  const ofReports = Object.values(inspections).flatMap(({ Translations }) =>
    Object.entries(Translations[siteLocale]),
  );
  const ofPosts = blogs.flatMap((blog) => {
    const { Translations: texts, ...fields } = blog.fields((path) => path);
    return (['title', 'summary', 'content'] as const).flatMap((name) => {
      const pieces = piecesOf(fields[name]);
      return piecesOf(texts?.[siteLocale]?.[name] ?? '').map((text, index) => [pieces[index] ?? text, text]);
    });
  });
  const lenders = parseOffers(finance).map(({ name, arabicName }) => [
    name,
    (siteLocale === 'ar' && arabicName) || name,
  ]);
  const people = reviews.map(({ fields }) => [fields.Name, fields.Name]);
  const said = reviews
    .map(({ fields }) => fields.Message)
    .filter((text) => languageOf(text) === siteLocale)
    .map((text) => [text, text]);
  return Object.fromEntries(
    [...ofCars, ...ofReports, ...ofPosts, ...lenders, ...people, ...said].filter(([, text]) => text),
  );
}

/** The readable text of a post: text between tags, and image descriptions. */
function piecesOf(html: string): readonly string[] {
  const texts = html.replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '<i>$1</i>').split(/<[^>]*>/);
  return texts.map((text) => text.replaceAll('&amp;', '&').trim()).filter(Boolean);
}
