import type { Page } from '@playwright/test';
import { testPorts } from '../../scripts/local/ports.ts';
import { blogFields, carFields, heroPicture } from '../support/factories.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { findViolations } from './axe.ts';
import { expect, inLocales, openInside, test } from './fixtures.ts';
import {
  expectFitsNarrowScreen,
  expectFitsWidths,
  expectLargeTextFits,
  expectNoSidewaysScrolling,
} from './narrow-screen.ts';

/** Neighbours have different titles, as `openInside` asks. */
const pages = [
  '/about',
  '/inventory',
  '/services',
  '/import-cost',
  '/inventory?brand=BMW&condition=new',
  '/inspection',
  '/contact',
  '/tracking?vin=WBA53FJ0X0CM81127',
  '/shortlist',
  '/privacy',
  '/shortlist?cars=one,two',
  '/car/one',
  '/car/one/report',
  '/car/long',
  '/car/none',
  '/blogs',
  '/blog/one',
  '/no/such/page',
  '/blog/none',
  '/login',
];
/** Marked with their languages, whatever that of the page. */
const withStoredTexts = ['/', '/inventory', '/car/one', '/car/one/report', '/blog/one'];
/** The site and two emulators; no third party. */
const own = [testPorts.site, testPorts.firestore, testPorts.storage].map((port) => `localhost:${port}`);

/** Without a place to break. */
const long = 'W'.repeat(300);

test.beforeEach(async ({ dealership }) => {
  const pictures = ['Cars/1.webp', 'Cars/2.webp'];
  const ofFlaws = ['Cars/flaw-1.webp', 'Cars/flaw-2.webp', 'Cars/flaw-3.webp'];
  for (const name of [...pictures, ...ofFlaws]) await dealership.putFile(name, heroPicture);
  await dealership.put(
    'Cars/one',
    carFields({ Featured: true, Name: 'BMW', Img: pictures[0], Images: pictures, Inspected: inspected }),
  );
  await dealership.put('Inspections/one', inspectionFields());
  await dealership.put('Cars/two', carFields({ Name: 'Very-long-name-without-a-place-to-break'.repeat(3) }));
  // In no list.
  await dealership.put('Cars/long', {
    ...carFields({ Name: long, Model: long, Price: long, Description: `Fine. ${long}`, Hidden: true }),
    ...{ Engine_Specs: [long], Special_Features: [long] },
  });
  await dealership.put(
    'Blogs/one',
    blogFields({
      mainImage: 'Hero/hero.webp',
      content: '<h2>Two</h2><p>Text <a href="https://a.example">link</a></p>',
    }),
  );
  await dealership.putAll('Reviews', [
    { Message: 'Good.', Rating: 5, Name: 'Ali' },
    { Message: 'Extraordinarily straightforward.', Rating: 4, Name: 'Sara' },
    { Rating: 4, Name: 'Mona' },
  ]);
});

inLocales(['en', 'de', 'ar'], () =>
  test('no page has accessibility violations or small targets, overflows, or contacts a third party', async ({
    page,
    siteLocale,
    say,
    at,
  }) => {
    test.slow();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host.replace('127.0.0.1', 'localhost')));
    await page.goto(at('/'));
    for (const path of ['/', ...pages].filter((each) => siteLocale === 'en' || each !== '/login')) {
      if (path !== '/') await openInside(page, at(path));
      await expect(page.getByText(say('Loading...'))).toHaveCount(0);
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await expectFitsNarrowScreen(page, path);
      await expectLargeTextFits(page, path);
      // German and Arabic pages differ from English ones in the length of words, and Arabic ones in their direction.
      if (siteLocale === 'ar') {
        expect(await findSpaced(page), path).toEqual([]);
        if (withStoredTexts.includes(path)) await expectFitsWidths(page, path, [360]);
      }
      if (siteLocale !== 'en') continue;
      await expectFitsWidths(page, path, [360, 1280]);
      for (const width of [768, 1920]) {
        await page.setViewportSize({ width, height: 1024 });
        await expectNoSidewaysScrolling(page, path);
      }
    }
    expect(own).toEqual(expect.arrayContaining([...hosts]));
  }),
);

/** Elements with Arabic letters that are spaced, which cuts them apart. */
function findSpaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'ar')
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

test('on a phone, the transparent header has enough contrast, and rotating reviews fit in large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveAttribute('data-clear');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Featured Cars' }).evaluate((heading) => heading.scrollIntoView());
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-clear');
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible();
  await expectFitsNarrowScreen(page, 'rotating reviews');
  await expectLargeTextFits(page, 'rotating reviews');
});

test('by keyboard a car’s inquiry is within twelve Tab stops after the skip link', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/one', carFields({ Model: long }));
  await page.goto('/car/one');
  const inquiry = page.getByRole('button', { name: 'Message us' });
  await expect(inquiry).toBeVisible();
  const stops: string[] = [];
  const isReached = () => inquiry.evaluate((button) => button === document.activeElement);
  while (stops.length < 12 && !(await isReached())) {
    await page.keyboard.press('Tab');
    const stop = (await page.locator(':focus').textContent()) ?? '';
    stops.push(stop);
    if (!['Skip to content', 'Skip to inquiry'].includes(stop)) continue;
    await page.keyboard.press('Enter');
    if (stop === 'Skip to content') await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(inquiry, stops.join()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
