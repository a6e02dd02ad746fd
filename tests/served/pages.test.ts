import { expect, test } from 'vitest';
import { cars } from '../../seed/cars.ts';
import { pathIn } from '../../src/config/paths.ts';
import { type Locale, locales } from '../../src/model/locales.ts';
import { documentOf, site, statusOf, textOf } from './site.ts';

/** What search engines, chat apps and browsers without scripts get: the sample dealership's prerendered pages. */
const fixed = ['/', '/about', '/inventory', '/services', '/inspection', '/contact', '/tracking', '/blogs'];

test('each page’s HTML contains its own text before any script runs', async () => {
  const titles = new Set<string>();
  for (const path of [...fixed, '/car/porsche-911-carrera-2025', '/blog/electric-cars-in-egyptian-heat']) {
    const html = await textOf(path);
    const [, title = ''] = html.match(/<title>([^<]+)<\/title>/) ?? [];
    titles.add(title);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html, path).toMatch(/<meta property="og:image" content="https:[^"]+"/);
    expect(html, path).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
    expect(html, path).toMatch(/<h1[^>]*>(<bdi>)?[^<]+/);
  }
  expect(titles.size).toBe(10);
});

test('lists contain the first page of their entries', async () => {
  const shownCars = cars.filter(({ fields }) => !fields.Hidden).length;
  const home = await documentOf('/');
  expect(home.querySelector('main section img')?.getAttribute('fetchpriority')).toBe('high');
  expect(home.querySelectorAll('section[aria-labelledby="featured"] li')).toHaveLength(8);
  const inventory = await documentOf('/inventory');
  expect(inventory.querySelector('[role="status"]')?.textContent).toBe(`${shownCars} cars`);
  expect(inventory.querySelectorAll('section[aria-labelledby="all-cars"] li a')).toHaveLength(
    shownCars <= 27 ? shownCars : 24,
  );
  expect(inventory.querySelectorAll('section[aria-labelledby="featured"] a').length).toBeGreaterThan(0);
  expect((await documentOf('/blogs')).querySelectorAll('main h2')).toHaveLength(6);
});

test('a missing page shows the locale’s own 404 page, which has three cars as plain HTML', async () => {
  for (const locale of locales) {
    const page = await documentOf(pathIn(locale, '/nope'));
    expect([await statusOf(pathIn(locale, '/nope')), page.documentElement.lang]).toEqual([404, locale]);
    const links = [...page.querySelectorAll('main li a')];
    expect(links, locale).toHaveLength(3);
    for (const link of links) {
      expect(await statusOf(link.getAttribute('href') ?? '')).toBe(200);
      expect(link.querySelector('img')?.getAttribute('src')).toMatch(/Cars%2F/);
      expect(link.querySelector('bdi')?.textContent).toMatch(/\S 20\d\d$/);
      expect(link.textContent).toMatch(/\d{3}|Anfrage|الطلب/);
    }
    expect(await textOf(pathIn(locale, '/nope'))).not.toContain('/snapshots/');
  }
});

test('cars and articles are prerendered with their data, hidden cars are not', async () => {
  const car = await textOf('/car/porsche-911-carrera-2025');
  expect(car).toContain('911 Carrera');
  expect(car).toMatch(/"@type":"Car".*"priceCurrency":"EGP"/);
  expect(car).toContain('"@type":"BreadcrumbList"');
  expect(await textOf('/blog/electric-cars-in-egyptian-heat')).toContain('"@type":"BlogPosting"');

  const sitemap = await textOf('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // 25 cars are for sale, six of them with a report, and two were sold in the last 60 days.
  expect(addresses).toHaveLength(3 * (10 + 25 + 6 + 2 + 6));
  const withdrawn = cars.filter(({ fields }) => fields.Hidden && fields.Status !== 'sold');
  for (const hidden of withdrawn) expect(sitemap).not.toContain(hidden.id);
  expect(sitemap).not.toMatch(/dashboard|login|404/);
  const robots = await textOf('/robots.txt');
  for (const line of [
    ...['Disallow: /dashboard', 'Disallow: /login'],
    'Sitemap: https://rhine-and-nile.example/sitemap.xml',
  ])
    expect(robots).toContain(line);
});

test('the chat preview picture is a small JPEG', async () => {
  const car = await textOf('/car/porsche-911-carrera-2025');
  const [, image = ''] = car.match(/property="og:image" content="([^"]+)"/) ?? [];
  const answer = await fetch(image.replaceAll('&amp;', '&').replace('https://rhine-and-nile.example', site));
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
});

test('an old article’s HTML has the sizes of its images', async () => {
  const html = await textOf('/blog/from-bremerhaven-to-your-driveway');
  const images = html.match(/<img src="[^"]*Blogs%2F[^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"/);
});

test('an outdated report says so in the HTML, so that nothing moves once scripts run', async () => {
  for (const path of ['', '/report']) {
    const page = await documentOf(`/car/land-rover-defender-110-2024${path}`);
    expect(page.body.textContent).toContain('driven more than 1,000 km since this inspection');
  }
});

test('a report has its notes in the language of the page, and no other translations', async () => {
  const notes = Object.entries({
    en: 'Kerb mark on the front left rim',
    de: 'Bordsteinkratzer an der Felge vorne links',
    ar: 'احتكاك بالرصيف في الجنط الأمامي الأيسر',
  }) as [Locale, string][];
  for (const [locale, own] of notes)
    for (const path of ['/car/bmw-x5-2024', '/car/bmw-x5-2024/report']) {
      const html = await textOf(pathIn(locale, path));
      const { body } = await documentOf(pathIn(locale, path));
      for (const script of body.querySelectorAll('script')) script.remove();
      expect(body.textContent, path).toContain(own);
      for (const [other, note] of notes) {
        if (other === locale) continue;
        expect(body.textContent, path).not.toContain(note);
        // The stored note is in the data, with its translation.
        if (other !== 'en') expect(html, path).not.toContain(note);
      }
    }
});
