import { createHash } from 'node:crypto';
import { expect, test as plain } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { testPorts } from '../../scripts/local/ports.ts';
import { cars } from '../../seed/cars.ts';
import { pathIn } from '../../src/config/paths.ts';
import { locales } from '../../src/model/text/locales.ts';
import { sayIn } from './say.ts';

/** What search engines, chat apps and browsers without scripts get: the sample dealership's prerendered pages. */
const site = `http://localhost:${testPorts.site}`;
const fixed = ['/', '/about', '/inventory', '/services', '/inspection', '/contact', '/tracking', '/blogs'];

plain('each page’s HTML contains its own text before any script runs', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of [...fixed, '/car/porsche-911-carrera-2025', '/blog/electric-cars-in-egyptian-heat']) {
    const html = await (await request.get(site + path)).text();
    const [, title = ''] = html.match(/<title>([^<]+)<\/title>/) ?? [];
    titles.add(title);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html, path).toMatch(/<meta property="og:image" content="https:[^"]+"/);
    expect(html, path).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
    expect(html, path).toContain(`<link rel="canonical" href="https://rhine-and-nile.example${path}"`);
    expect(html, path).toMatch(/<h1[^>]*>(<bdi>)?[^<]+/);
  }
  expect(titles.size).toBe(10);
});

plain('cars and articles are prerendered with their data, hidden cars are not', async ({ request }) => {
  const car = await (await request.get(`${site}/car/porsche-911-carrera-2025`)).text();
  expect(car).toContain('911 Carrera');
  expect(car).toMatch(/"@type":"Car".*"priceCurrency":"EGP"/);
  expect(car).toContain('"@type":"BreadcrumbList"');
  const blog = await (await request.get(`${site}/blog/electric-cars-in-egyptian-heat`)).text();
  expect(blog).toContain('"@type":"BlogPosting"');
  expect(blog).toContain('What the heat does');

  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // 25 cars are for sale, six of them with a report, and two were sold in the last 60 days.
  expect(addresses).toHaveLength(3 * (9 + 25 + 6 + 2 + 6));
  const sold = await (await request.get(`${site}/car/volkswagen-id4-2024`)).text();
  expect(sold).toContain('https://schema.org/SoldOut');
  expect(sold.slice(0, sold.indexOf('id="snapshot"'))).not.toMatch(/"price":|2,420,000/);
  const withdrawn = cars.filter(({ fields }) => fields.Hidden && fields.Status !== 'sold');
  for (const hidden of withdrawn) expect(sitemap).not.toContain(hidden.id);
  expect(sitemap).not.toMatch(/dashboard|login|404/);
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain('Disallow: /login');
  expect(robots).toContain('Sitemap: https://rhine-and-nile.example/sitemap.xml');
});

plain('the chat preview picture is a small JPEG', async ({ request }) => {
  const car = await (await request.get(`${site}/car/porsche-911-carrera-2025`)).text();
  const [, image = ''] = car.match(/property="og:image" content="([^"]+)"/) ?? [];
  const local = image.replaceAll('&amp;', '&').replace('https://rhine-and-nile.example', site);
  const answer = await request.get(local);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(300_000);
});

plain('unknown URLs return 404, all others 200', async ({ request }) => {
  for (const path of ['/nope', '/car', '/about/us', '/assets/none.js', '/..%2fpackage.json', '/%E0%A4%A'])
    expect((await request.get(site + path)).status(), path).toBe(404);
  // The response is the same for every accepted compression.
  for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', '*'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`${site}/nope`, {
        method,
        headers: { 'Accept-Encoding': encoding },
      });
      expect(answer.status(), `${method} with ${encoding}`).toBe(404);
      expect(answer.headers()['content-type']).toContain('text/html');
      if (method === 'GET') expect(await answer.text()).toContain('Page Not Found');
    }
  // Files for the build and Netlify only are not published.
  for (const path of [
    '/_headers',
    '/_redirects',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
  ])
    expect((await request.get(site + path)).status(), path).toBe(404);
  for (const path of [
    ...fixed,
    '/login',
    '/dashboard',
    '/dashboard/edit-car/x',
    '/car/not-prerendered',
    '/blog/other',
  ])
    expect((await request.get(site + path)).status(), path).toBe(200);
});

plain('the headers restrict the page and cache immutable files', async ({ request }) => {
  const page = (await request.get(`${site}/`)).headers();
  const policy = page['content-security-policy'] ?? '';
  // Hashes of the build's inline scripts and of each page's styles; nothing else inline.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+'){5,}(;|$)/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // The domain's owner decides about the preload list, which is hard to leave.
  expect(page['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['referrer-policy']).toBeTruthy();
  expect(page['permissions-policy']).toBeTruthy();
  expect(page['cross-origin-opener-policy']).toBe('same-origin');
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
  expect(page['x-frame-options']).toBe('DENY');
  expect(page['cache-control']).toBe('no-cache');
  const html = await (await request.get(`${site}/`)).text();
  const [, script = ''] = html.match(/src="(\/assets\/[^"]+\.js)"/) ?? [];
  expect((await request.get(site + script)).headers()['cache-control']).toContain('immutable');
});

plain(
  'the policy names every inline style element, and no element has a style attribute',
  async ({ request }) => {
    for (const path of [
      ...fixed,
      '/404.html',
      '/car/porsche-911-carrera-2025',
      '/blog/electric-cars-in-egyptian-heat',
    ]) {
      const answer = await request.get(site + path);
      const html = await answer.text();
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      expect(styles, path).toHaveLength(1);
      const hash = createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64');
      expect(answer.headers()['content-security-policy'], path).toContain(`'sha256-${hash}'`);
      expect(html.replace(/<style>.*?<\/style>/gs, ''), path).not.toMatch(/<[^>]*\sstyle=/);
    }
  },
);

plain(
  'only the staff area may have style attributes, for text pasted into the editor',
  async ({ request }) => {
    for (const path of ['/login', '/dashboard', '/dashboard/add-blog']) {
      const policy = (await request.get(site + path)).headers()['content-security-policy'] ?? '';
      expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe');
      expect(policy, path).toContain("style-src-attr 'unsafe-inline'");
    }
  },
);

plain('the site serves the current stored hero from its own URL', async ({ request }) => {
  const { bucket, emulatorHosts } = await import('../../scripts/local/emulators-process.ts');
  const { storageHost } = emulatorHosts(testPorts);
  const stored = await request.get(`http://${storageHost}/v0/b/${bucket}/o/Hero%2Fhero.webp?alt=media`);
  const own = await request.get(`${site}/Hero/hero.webp`);
  expect(own.status()).toBe(200);
  expect((await own.body()).equals(await stored.body())).toBe(true);
  for (const name of ['content-type', 'cache-control', 'etag'])
    expect(own.headers()[name], name).toBe(stored.headers()[name]);
  // No other file is reachable this way.
  for (const path of ['/Hero/other.webp', '/Hero/', '/Hero%2Fhero.webp', '/Cars/1_a.webp'])
    expect((await request.get(site + path)).status(), path).toBe(404);
});

plain('the image service resizes only pictures of the site’s own bucket', async ({ request }) => {
  const { bucket, emulatorHosts } = await import('../../scripts/local/emulators-process.ts');
  const storage = `http://${emulatorHosts(testPorts).storageHost}`;
  const own = `${storage}/v0/b/${bucket}/o/Hero%2Fhero.webp?alt=media`;
  const ask = async (url: string, width = '320') =>
    (await request.get(`${site}/.netlify/images?url=${encodeURIComponent(url)}&w=${width}`)).status();
  expect(await ask(own)).toBe(200);
  expect(await ask(`${own}&token=3f-a`)).toBe(200);
  for (const url of [
    own.replace(bucket, 'other.firebasestorage.app'),
    own.replace(bucket, `${bucket}.evil.example`),
    own.replace(bucket, `x-${bucket}`),
    own.replace(bucket, bucket.replace('.', 'x')),
    own.replace('/o/Hero%2F', '/o/../../other/o/'),
    own.replace('Hero%2Fhero.webp', ''),
    own.replace('?alt=media', ''),
    own.replace(storage, 'http://evil.example'),
    `http://evil.example/?${own}`,
    `${own}#${own}`,
    `x${own}`,
    `${own}\nhttp://evil.example`,
    `${storage}/v0/b/${bucket}/o`,
    'http://169.254.169.254/latest/meta-data/',
    '',
  ])
    expect(await ask(url), url).toBe(400);
  for (const width of ['0', '-1', '2001', 'x', '']) expect(await ask(own, width), width).toBe(400);
});

plain.describe('without any script', () => {
  plain.use({ javaScriptEnabled: false });
  plain('pages show their text, layout, pictures and the first page of their lists', async ({ page }) => {
    const shownCars = cars.filter(({ fields }) => !fields.Hidden).length;
    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hero = page.locator('main section').first().locator('img');
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    const featured = page.getByRole('region', { name: 'Featured cars' });
    await expect(featured.getByRole('listitem')).toHaveCount(8);
    await expect(featured.locator('img').first()).toBeVisible();

    await page.goto(`${site}/car/porsche-911-carrera-2025`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('911 Carrera');
    await expect(page.getByText(/EGP/).first()).toBeVisible();

    await page.goto(`${site}/inventory`);
    await expect(page.getByRole('status')).toHaveText(`${shownCars} cars`);
    const all = page.getByRole('region', { name: 'All cars' });
    await expect(all.getByRole('listitem').getByRole('link')).toHaveCount(Math.min(24, shownCars));
    await expect(featured.getByRole('link')).not.toHaveCount(0);
    await page.goto(`${site}/blogs`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);

    await page.goto(`${site}/car/bmw-x5-2024`);
    const summary = page.getByRole('region', { name: 'Inspection report' });
    await summary.getByRole('link', { name: 'Read the whole report' }).click();
    await expect(page).toHaveURL(`${site}/car/bmw-x5-2024/report`);
    await expect(page.getByRole('region', { name: 'All points' }).getByRole('listitem')).toHaveCount(62);
    await expect(page.getByRole('table').first()).toBeVisible();
    const drawing = page.getByRole('img', { name: 'The car from above, its front at the top' });
    await expect(drawing).toBeVisible();
  });
});

plain('the whole inspection report is in the HTML in every language', async ({ request }) => {
  for (const locale of locales) {
    const say = sayIn(locale);
    const textOf = async (path: string) => {
      const html = await (await request.get(site + pathIn(locale, path))).text();
      return new JSDOM(html).window.document;
    };
    const car = await textOf('/car/bmw-x5-2024');
    const links = [...car.querySelectorAll('section a')].filter(
      ({ textContent }) => textContent === say('Read the whole report'),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      pathIn(locale, '/car/bmw-x5-2024/report'),
    ]);
    const report = await textOf('/car/bmw-x5-2024/report');
    const heading = [...report.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === say('All points'),
    );
    expect(heading?.closest('section')?.querySelectorAll('li')).toHaveLength(62);
    expect(report.querySelectorAll('table').length).toBeGreaterThan(0);
    expect(
      report.querySelectorAll(`[aria-label="${say('The car from above, its front at the top')}"]`),
    ).toHaveLength(1);
  }
});

plain(
  'a prerendered car is refreshed after loading: gone once deleted, with noindex once hidden',
  async ({ page }) => {
    const { emulatorHosts } = await import('../../scripts/local/emulators-process.ts');
    const { firestoreHost } = emulatorHosts(testPorts);
    await page.route(`http://${firestoreHost}/**:batchGet*`, (route) =>
      route.fulfill({ json: [{ missing: 'projects/demo-dealer/databases/(default)/documents/Cars/x' }] }),
    );
    await page.goto(`${site}/car/porsche-911-carrera-2025`);
    await expect(page.getByText('Car not found.')).toBeVisible();

    await page.unrouteAll();
    const path = '/car/porsche-911-carrera-2025';
    await page.route(`http://${firestoreHost}/**:batchGet*`, async (route) => {
      if (!route.request().postData()?.includes('/Cars/')) return route.fallback();
      const response = await route.fetch();
      const [answer] = await response.json();
      answer.found.fields.Hidden = { booleanValue: true };
      await route.fulfill({ json: [answer] });
    });
    // Its HTML and the sitemap stay the same until the next build.
    const html = await (await page.request.get(site + path)).text();
    expect(html).not.toContain('noindex');
    expect(html).toContain('rel="canonical"');

    await page.goto(site + path);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('911 Carrera');
  },
);

plain(
  'a list is shown before its scripts load; its cars are fetched once, and ahead of a click',
  async ({ page }) => {
    const asked: string[] = [];
    const queries = () => asked.filter((url) => url.includes('/documents:'));
    page.on('request', (request) => asked.push(request.url()));
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${site}/inventory`, { waitUntil: 'commit' });
    await expect(page.getByText('25 cars')).toBeVisible();
    expect(queries()).toEqual([]);
    open();
    await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('BMW')).toBeVisible();
    // The count of cars and whether any is sold, then the cars.
    expect(queries()).toHaveLength(3);

    // A search from the URL causes no extra requests.
    await page.unrouteAll();
    asked.length = 0;
    await page.goto(`${site}/inventory?q=superb`);
    await expect(page.getByText('1 car', { exact: true })).toBeVisible();
    expect(queries()).toHaveLength(3);

    // Hovering a link prefetches it, so the click shows the page at once.
    await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
    asked.length = 0;
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Car Inventory' });
    await link.hover();
    await expect.poll(() => queries().length).toBe(3);
    await expect.poll(() => asked.some((url) => url.includes('InventoryPage'))).toBe(true);
    await link.click();
    await expect(page.getByText('25 cars')).toBeVisible();
    expect(queries()).toHaveLength(3);
  },
);
