import { expect, test as plain } from '@playwright/test';
import { testPorts } from '../../scripts/local/ports.ts';
import { addressIn, pathIn } from '../../src/config/paths.ts';
import { localeNames } from '../../src/locales/localeNames.ts';
import { localeOffers } from '../../src/locales/localeOffers.ts';
import { type Locale, locales } from '../../src/model/text/locales.ts';
import { carFields } from './factories.ts';
import { test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** How the three locales link to each other: URLs, heads and the locale menu. */
const site = `http://localhost:${testPorts.site}`;

const pages = [
  '/',
  '/about',
  '/inventory',
  '/services',
  '/contact',
  '/tracking',
  '/blogs',
  '/car/porsche-911-carrera-2025',
  '/blog/electric-cars-in-egyptian-heat',
];

plain('each page declares its language, its canonical URL and its alternates', async ({ request }) => {
  for (const siteLocale of locales)
    for (const path of pages) {
      const address = pathIn(siteLocale, path);
      const html = await (await request.get(site + address)).text();
      expect(html, address).toContain(
        `<html lang="${siteLocale}" dir="${siteLocale === 'ar' ? 'rtl' : 'ltr'}">`,
      );
      expect(valuesOf(html, /<link rel="canonical" href="([^"]+)"/g), address).toEqual([
        addressIn(siteLocale, path),
      ]);
      expect(valuesOf(html, /<link rel="alternate" hrefLang="([^"]+" href="[^"]+)"/gi), address).toEqual([
        ...locales.map((other) => `${other}" href="${addressIn(other, path)}`),
        `x-default" href="${addressIn('en', path)}`,
      ]);
      expect(valuesOf(html, /property="og:locale" content="([^"]+)"/g), address).toEqual([
        openGraphLocales[siteLocale],
      ]);
      expect(valuesOf(html, /property="og:locale:alternate" content="([^"]+)"/g).toSorted(), address).toEqual(
        locales
          .filter((other) => other !== siteLocale)
          .map((other) => openGraphLocales[other])
          .toSorted(),
      );
      expect(valuesOf(html, /property="og:url" content="([^"]+)"/g), address).toEqual([
        addressIn(siteLocale, path),
      ]);
      for (const item of valuesOf(html, /"item":"([^"]+)"/g))
        expect(item, address).toMatch(new RegExp(`^${addressIn(siteLocale, '/')}`));
      expect(html, address).toContain(`href="${pathIn(siteLocale, '/')}manifest.webmanifest"`);
      // A car's structured data is in its snapshot too.
      const languages = [...new Set(valuesOf(html, /"inLanguage":"([^"]+)"/g))];
      expect(languages, address).toEqual(/about|services|\/\w+\//.test(path) ? [siteLocale] : []);
    }
});

const openGraphLocales: Readonly<Record<Locale, string>> = { ar: 'ar_EG', de: 'de_DE', en: 'en_GB' };

function valuesOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

plain('the sitemap has every page in each locale, with its alternates', async ({ request }) => {
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const entries = sitemap.split('<url>').slice(1);
  for (const siteLocale of locales)
    for (const path of pages) {
      const own = entries.filter((entry) => entry.includes(`<loc>${addressIn(siteLocale, path)}</loc>`));
      expect(own, path).toHaveLength(1);
      expect(valuesOf(own[0] ?? '', /hreflang="([^"]+)" href="[^"]+"/g)).toEqual([
        'en',
        'de',
        'ar',
        'x-default',
      ]);
      for (const other of locales)
        expect(own[0]).toContain(`hreflang="${other}" href="${addressIn(other, path)}"`);
    }
  expect(sitemap).not.toContain('/shortlist');
});

plain(
  'a missing page shows the locale’s own 404, and the staff area is English only',
  async ({ request }) => {
    for (const siteLocale of ['de', 'ar'] as const)
      for (const path of [
        '/nope',
        '/login',
        '/dashboard',
        '/dashboard/add-car',
        '/de/about',
        '/offline.html',
      ]) {
        const answer = await request.get(site + pathIn(siteLocale, path));
        expect(answer.status(), path).toBe(404);
        expect(await answer.text(), path).toContain(`<html lang="${siteLocale}"`);
      }
  },
);

plain('each locale can be installed on the home screen and starts in itself', async ({ request }) => {
  for (const siteLocale of locales) {
    const base = pathIn(siteLocale, '/');
    const manifest = await (await request.get(`${site}${base}manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ id: base, start_url: base, scope: base, lang: siteLocale });
    expect(manifest.dir).toBe(siteLocale === 'ar' ? 'rtl' : 'ltr');
    expect(manifest.icons.length).toBeGreaterThan(2);
  }
});

// Links and offers of a locale on every page: tests/component/locale-offer.test.tsx.

test('a phone and a wide screen link to the page in each locale, which keeps its own URLs', async ({
  page,
  dealership,
}) => {
  await dealership.put('Cars/new', carFields({ Name: 'Volvo', Model: 'Duett' }));
  await page.goto('/inventory?condition=used&sort=price-up');
  for (const [siteLocale, width] of [
    ['de', 1280],
    ['ar', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    if (width === 360) await page.locator('header button[aria-controls]').click();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      await expect(part.locator('a[hreflang]')).toHaveText(locales.map((other) => localeNames[other]));
      for (const other of locales) await expect(part.locator(`a[lang="${other}"]`)).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: localeNames[siteLocale] }).click();
    await expect(page).toHaveURL(pathIn(siteLocale, '/inventory?condition=used&sort=price-up'));
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  }

  await page
    .getByRole('main')
    .getByRole('link', { name: /Volvo Duett/ })
    .first()
    .click();
  await expect(page).toHaveURL('/ar/car/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo Duett');
  await expect(page.getByRole('contentinfo').locator('a[lang="de"]')).toHaveAttribute('href', '/de/car/new');
  await page.goto('/ar');
  await expect(page).toHaveURL('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('gets a one-line offer of the page in Arabic, which shifts nothing', async ({
    page,
    dealership: _,
  }) => {
    await watchShifts(page);
    await page.goto('/services?from=mail');
    // Font shifts do not count; the offer appears seconds later.
    await page.evaluate(() => document.fonts.ready);
    const fontShifts = await shiftsOf(page);
    const link = page.getByRole('link', { name: localeOffers.ar.link });
    await expect(link).toHaveAttribute('href', '/ar/services?from=mail', { timeout: 15_000 });
    await expect(page).toHaveURL('/services?from=mail');
    expect(await shiftsOf(page)).toEqual(fontShifts);
  });
});
