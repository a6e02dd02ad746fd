import { expect, test as plain } from '@playwright/test';
import { testPorts } from '../../scripts/local/ports.ts';

/** What search engines, chat apps and a browser without scripts get: the sample dealership's static pages. */
const site = `http://localhost:${testPorts.site}`;
const fixed = ['/', '/about', '/inventory', '/services', '/contact', '/tracking', '/blogs'];

plain('each page carries its own words in its HTML, before any script', async ({ request }) => {
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
    expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
  }
  expect(titles.size).toBe(9);
});

plain('cars and articles are in their HTML with their data, hidden cars nowhere', async ({ request }) => {
  const car = await (await request.get(`${site}/car/porsche-911-carrera-2025`)).text();
  expect(car).toContain('911 Carrera');
  expect(car).toMatch(/"@type":"Car".*"priceCurrency":"EGP"/);
  expect(car).toContain('"@type":"BreadcrumbList"');
  const blog = await (await request.get(`${site}/blog/electric-cars-in-egyptian-heat`)).text();
  expect(blog).toContain('"@type":"BlogPosting"');
  expect(blog).toContain('What the heat does');

  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(7 + 25 + 6);
  const { cars } = await import('../../seed/cars.ts');
  for (const hidden of cars.filter(({ fields }) => fields.Hidden)) expect(sitemap).not.toContain(hidden.id);
  expect(sitemap).not.toMatch(/dashboard|login|404/);
  const robots = await (await request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain('Disallow: /login');
  expect(robots).toContain('Sitemap: https://rhine-and-nile.example/sitemap.xml');
});

plain('a chat preview picture is a small JPEG', async ({ request }) => {
  const car = await (await request.get(`${site}/car/porsche-911-carrera-2025`)).text();
  const [, image = ''] = car.match(/property="og:image" content="([^"]+)"/) ?? [];
  const local = image.replaceAll('&amp;', '&').replace('https://rhine-and-nile.example', site);
  const answer = await request.get(local);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(300_000);
});

plain('unknown addresses are 404, every real one 200', async ({ request }) => {
  for (const path of ['/nope', '/car', '/about/us', '/assets/none.js', '/..%2fpackage.json', '/%E0%A4%A'])
    expect((await request.get(site + path)).status(), path).toBe(404);
  expect(await (await request.get(`${site}/nope`)).text()).toContain('Page Not Found');
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

plain('the headers lock the doors and cache what never changes', async ({ request }) => {
  const page = (await request.get(`${site}/`)).headers();
  const policy = page['content-security-policy'] ?? '';
  // One inline starter, named by its hash; nothing else inline.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page['strict-transport-security']).toContain('max-age=');
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['referrer-policy']).toBeTruthy();
  expect(page['permissions-policy']).toBeTruthy();
  expect(page['cross-origin-opener-policy']).toBe('same-origin');
  expect(page['cache-control']).toBe('no-cache');
  const html = await (await request.get(`${site}/`)).text();
  const [, script = ''] = html.match(/src="(\/assets\/[^"]+\.js)"/) ?? [];
  expect((await request.get(site + script)).headers()['cache-control']).toContain('immutable');
});

plain.describe('without any script', () => {
  plain.use({ javaScriptEnabled: false });
  plain('a page is words, layout and hero', async ({ page }) => {
    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main section').first().locator('img')).toHaveAttribute(
      'fetchpriority',
      'high',
    );
    await page.goto(`${site}/car/porsche-911-carrera-2025`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('911 Carrera');
    await expect(page.getByText(/EGP/).first()).toBeVisible();
  });
});

plain('a prerendered car is refreshed after loading, and gone when it is sold', async ({ page }) => {
  const { emulatorHosts } = await import('../../scripts/local/emulators-process.ts');
  const { firestoreHost } = emulatorHosts(testPorts);
  await page.route(`http://${firestoreHost}/**:batchGet*`, (route) =>
    route.fulfill({ json: [{ missing: 'projects/demo-dealer/databases/(default)/documents/Cars/x' }] }),
  );
  await page.goto(`${site}/car/porsche-911-carrera-2025`);
  await expect(page.getByText('Car not found.')).toBeVisible();
});

plain(
  'a list asks the database while its scripts are on their way, and asks no second time',
  async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/documents:')) asked.push(request.postData());
    });
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${site}/inventory`, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByText('25 cars')).toHaveCount(0);
    open();
    await expect(page.getByText('25 cars')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Filters' }).getByLabel('BMW')).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

plain('a search that comes with the address asks for nothing more', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents:')) asked.push(request.postData());
  });
  await page.goto(`${site}/inventory?q=superb`);
  await expect(page.getByText('1 car', { exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
});

plain('a link is fetched when one reaches for it, so that the click shows the page', async ({ page }) => {
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Car Inventory' }).hover();
  await expect.poll(() => asked.some((url) => url.includes(':runQuery'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('InventoryPage'))).toBe(true);
  const before = asked.filter((url) => url.includes(':runQuery')).length;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Car Inventory' }).click();
  await expect(page.getByText('25 cars')).toBeVisible();
  expect(asked.filter((url) => url.includes(':runQuery')).length).toBe(before);
});
