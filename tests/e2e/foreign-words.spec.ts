import type { Page } from '@playwright/test';
import { pathIn } from '../../src/config/paths.ts';
import type { Edition } from '../../src/model/editions.ts';
import { blogFields, carFields, heroPicture } from './factories.ts';
import { expect, test } from './fixtures.ts';
import { knowsIn, sayIn } from './say.ts';

/**
 * No English is left on a German or an Arabic page: every text, label and title is a word of the edition, a number, or
 * something stored or named by the dealer. Stored text in another language is marked as such and left out.
 */

/** What the pages are made of that is no word of the site: names, addresses, what stands in the documents below. */
const names =
  /(?:hello@)?rhine-and-nile\.example\S*|EGP|Rhine|Nile|Volvo|Duett|Saab|9-5|Mona|Adel|Ali|Hassan|hello@|\.example|\+20|EUR\.1|WhatsApp|Google|Facebook|Instagram|TikTok|LinkedIn|OpenStreetMap|BMW|VIN|WBA21EU0309T48217|XXX/g;

/** What staff write of a car, where it says nothing. */
const nameless = {
  Description: 'Volvo',
  Engine_Specs: ['Volvo'],
  Exterior: [],
  Interior: [],
  Special_Features: [],
};

const pages = [
  '/',
  '/about',
  '/inventory',
  '/services',
  '/contact',
  '/tracking',
  '/blogs',
  '/car/duett',
  '/blog/heat',
  '/car/none',
  '/blog/none',
  '/none',
];

for (const edition of ['de', 'ar'] as const)
  test.describe(`in ${edition}`, () => {
    test.use({ edition, locale: edition });
    const say = sayIn(edition);
    const at = (path: string) => pathIn(edition, path);

    test.beforeEach(async ({ dealership }) => {
      await dealership.putFile('Cars/1.webp', heroPicture);
      const pictures = { Img: 'Cars/1.webp', Images: ['Cars/1.webp', 'Cars/1.webp'] };
      await dealership.put(
        'Cars/duett',
        carFields({
          Model: 'Duett',
          Featured: true,
          Mileage: 12_000,
          Fuel: 'diesel',
          Body: 'estate',
          ...nameless,
          ...pictures,
        }),
      );
      await dealership.put(
        'Cars/sold',
        carFields({ Name: 'Saab', Model: '9-5', Status: 'sold', ...nameless }),
      );
      await dealership.put(
        'Cars/kept',
        carFields({ Name: 'Saab', Model: '9-5', Status: 'reserved', Price: '', ...nameless }),
      );
      await dealership.put(
        'Blogs/heat',
        blogFields({ title: 'Nile', summary: 'Rhine', content: '<p>Nile</p>' }),
      );
      await dealership.put('Reviews/one', { Message: 'Very good.', Rating: 5, Name: 'Ali Hassan' });
      await dealership.put('Reviews/two', { Message: 'Very good.', Rating: 4, Name: 'Ali Hassan' });
    });

    test('nothing of any page is English', async ({ page, consoleMessages }) => {
      // One window for all pages.
      test.slow();
      for (const path of pages) {
        await page.goto(at(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(say('Loading...'))).toHaveCount(0);
        expect.soft(await foreignTexts(page, edition), path).toEqual([]);
      }
      consoleMessages.length = 0;
    });

    test('nor is it in what opens, fails or is found', async ({ page, consoleMessages }) => {
      await page.goto(at('/contact'));
      await page.getByRole('button', { name: say('Send Message') }).click();
      expect(await foreignTexts(page, edition), 'a form that lacks all').toEqual([]);
      await page.goto(at('/tracking?vin=WBA21EU0309T48217'));
      await expect(page.getByRole('list', { name: say('Shipment history') })).toBeVisible();
      expect(await foreignTexts(page, edition), 'a shipment').toEqual([]);
      await page.goto(at('/tracking?vin=VIN'));
      await expect(page.getByText(say('No order found with VIN: VIN'))).toBeVisible();
      expect(await foreignTexts(page, edition), 'no shipment').toEqual([]);
      await page.goto(at('/inventory?q=Volvo&brand=Volvo&condition=used&year-from=2020&price-to=5000000'));
      await expect(page.getByRole('button', { name: say('Clear all') })).toBeVisible();
      expect(await foreignTexts(page, edition), 'filters').toEqual([]);
      await page.goto(at('/inventory?q=nothing'));
      await expect(page.getByText(say('No cars were found.'))).toBeVisible();
      await page.goto(at('/car/duett'));
      await page.getByRole('button', { name: say('Message us') }).click();
      expect(await foreignTexts(page, edition), 'the dialog of an inquiry').toEqual([]);
      await page.goto(at('/car/sold'));
      await expect(page.getByText(say('This car has found its owner.'))).toBeVisible();
      expect(await foreignTexts(page, edition), 'a sold car').toEqual([]);
      await page.route('**/documents:*', (route) => route.abort());
      await page.goto(at('/blogs'));
      await expect(page.getByText(say('Failed to fetch blogs.'))).toBeVisible();
      expect(await foreignTexts(page, edition), 'a failure').toEqual([]);
      consoleMessages.length = 0;
    });
  });

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });
  for (const edition of ['de', 'ar'] as const)
    test(`nothing of the built pages in ${edition} is English`, async ({ page }) => {
      for (const path of pages.filter((each) => !/none|car|blog/.test(each))) {
        await page.goto(pathIn(edition, path));
        expect(await foreignTexts(page, edition), path).toEqual([]);
      }
    });
});

/** Texts that are neither words of the edition nor names; those in another language are marked and left out. */
async function foreignTexts(page: Page, edition: Edition): Promise<readonly string[]> {
  const knows = knowsIn(edition);
  const { texts, isolated } = await page.evaluate((lang) => {
    const isForeign = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== lang;
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // What is isolated is a name.
      if (!parentElement?.closest('script, style, template, bdi') && !isForeign(parentElement))
        found.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) found.push(element.getAttribute(name) ?? '');
    for (const element of document.querySelectorAll('meta[name="description"], meta[property="og:title"]'))
      found.push(element.getAttribute('content') ?? '');
    const isolated = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent ?? '');
    return { texts: found, isolated };
  }, edition);
  const isKnown = (text: string) => {
    const nameless = isolated.reduce((others, name) => (name ? others.replaceAll(name, '') : others), text);
    return knows(text) || !/\p{L}{2,}/u.test(nameless.replace(names, ''));
  };
  return [...new Set(texts)].filter((text) => {
    const rest = text.replace(/ \| Rhine & Nile$/, '').trim();
    // A title is a message without its full stop; a description names one fact after the other.
    return !isKnown(rest) && !isKnown(`${rest}.`) && !rest.split(/[,،.] /).every(isKnown);
  });
}
