import { expect, test } from 'vitest';
import { addressIn, pathIn } from '../../src/config/paths.ts';
import { type Locale, locales } from '../../src/model/locales.ts';
import { textOf } from './site.ts';

/** How the three locales link to each other: URLs, heads and manifests. */
const pages = ['/', '/about', '/inventory', '/blogs', '/car/porsche-911-carrera-2025'];

const openGraphLocales: Readonly<Record<Locale, string>> = { ar: 'ar_EG', de: 'de_DE', en: 'en_GB' };
const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr');

function valuesOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}

// Its canonical URL: addresses.test.ts.
test('each page declares its language and its alternates', async () => {
  for (const locale of locales)
    for (const path of pages) {
      const address = pathIn(locale, path);
      const html = await textOf(address);
      expect(html, address).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
      expect(valuesOf(html, /<link rel="alternate" hrefLang="([^"]+" href="[^"]+)"/gi), address).toEqual([
        ...locales.map((other) => `${other}" href="${addressIn(other, path)}`),
        `x-default" href="${addressIn('en', path)}`,
      ]);
      expect(valuesOf(html, /property="og:locale" content="([^"]+)"/g), address).toEqual([
        openGraphLocales[locale],
      ]);
      expect(valuesOf(html, /property="og:locale:alternate" content="([^"]+)"/g).toSorted(), address).toEqual(
        Object.values({ ...openGraphLocales, [locale]: '' }).filter(Boolean),
      );
      expect(valuesOf(html, /property="og:url" content="([^"]+)"/g), address).toEqual([
        addressIn(locale, path),
      ]);
      for (const item of valuesOf(html, /"item":"([^"]+)"/g))
        expect(item, address).toMatch(new RegExp(`^${addressIn(locale, '/')}`));
      expect(html, address).toContain(`href="${pathIn(locale, '/')}manifest.webmanifest"`);
    }
});

test('the sitemap has every page in each locale, with its alternates', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const entries = sitemap.split('<url>').slice(1);
  for (const locale of locales)
    for (const path of pages) {
      const own = entries.filter((entry) => entry.includes(`<loc>${addressIn(locale, path)}</loc>`));
      expect(own, path).toHaveLength(1);
      expect(valuesOf(own[0] ?? '', /hreflang="([^"]+)"/g)).toEqual(['en', 'de', 'ar', 'x-default']);
      for (const other of locales)
        expect(own[0]).toContain(`hreflang="${other}" href="${addressIn(other, path)}"`);
    }
  expect(sitemap).not.toContain('/shortlist');
});

test('each locale can be installed on the home screen and starts in its language', async () => {
  for (const locale of locales) {
    const base = pathIn(locale, '/');
    const manifest = JSON.parse(await textOf(`${base}manifest.webmanifest`));
    const direction = directionOf(locale);
    expect(manifest).toMatchObject({ id: base, start_url: base, scope: base, lang: locale, dir: direction });
    expect(manifest.icons.length).toBeGreaterThan(2);
  }
});
