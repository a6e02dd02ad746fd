/** The stock of the sample dealership for catalogues of advertisements and for other programs. */
import { JSDOM } from 'jsdom';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { cars } from '../../seed/cars.ts';
import { brandFeedPath, pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/locales.ts';
import { get } from './site.ts';

const forSale = cars.filter(({ fields }) => !fields.Hidden).map(({ id }) => id);

test('each locale has the stock as CSV, with its own texts and URLs', async () => {
  const colors = new Set<string>();
  for (const locale of locales) {
    const { status, headers, text } = await get(pathIn(locale, '/feeds/vehicles.csv'));
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true });
    expect(errors).toEqual([]);
    expect(data.map(({ vehicle_id }) => vehicle_id).sort()).toEqual([...forSale].sort());
    for (const { vehicle_id, url } of data)
      expect(url).toBe(`https://rhine-and-nile.example${pathIn(locale, `/car/${vehicle_id}`)}`);
    colors.add(data[0]?.exterior_color ?? '');
  }
  expect(colors.size).toBe(3);
});

test('the stock is one JSON file that pages of any site may fetch', async () => {
  const { status, headers, text } = await get('/inventory.json');
  const sent = ['Content-Type', 'Access-Control-Allow-Origin'].map((name) => headers.get(name));
  expect([status, ...sent]).toEqual([200, 'application/json; charset=utf-8', '*']);
  const { cars: listed } = JSON.parse(text);
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual([...forSale].sort());
});

test('the stock and each brand have an Atom feed in each locale, linked on the inventory', async () => {
  const brands = [...new Set(cars.filter(({ fields }) => !fields.Hidden).map(({ fields }) => fields.Name))];
  for (const locale of locales) {
    const listed: string[] = [];
    for (const brand of brands) {
      const { status, headers, text } = await get(pathIn(locale, encodeURI(brandFeedPath(brand) ?? '')));
      expect([status, headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      listed.push(...entriesOf(text));
    }
    const { text } = await get(pathIn(locale, '/feeds/cars.xml'));
    expect(entriesOf(text).sort()).toEqual(listed.sort());
    expect(listed).toHaveLength(forSale.length);
    const { text: page } = await get(pathIn(locale, '/inventory'));
    expect(page).toContain(`type="application/atom+xml"`);
    expect(page).toContain(`href="${pathIn(locale, '/feeds/cars.xml')}"`);
  }
});

/** The addresses of a feed's entries. @throws where it is not well-formed XML */
function entriesOf(feed: string): string[] {
  const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
}
