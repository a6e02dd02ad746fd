import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bucket, emulatorHosts } from '../../scripts/local/emulators-process.ts';
import { testPorts } from '../../scripts/local/ports.ts';
import { get, site, statusOf } from './site.ts';

/** Status codes, headers and pictures, which Netlify or its local replacement adds to the built files. */
const fixed = ['/', '/about', '/inventory', '/services', '/inspection', '/contact', '/tracking', '/blogs'];
const storage = `http://${emulatorHosts(testPorts).storageHost}`;
const hero = `${storage}/v0/b/${bucket}/o/Hero%2Fhero.webp?alt=media`;

// Files for the host alone, and addresses out of the folder: tests/unit/netlify-site.test.ts. Prerendered pages: addresses.test.ts.
test('unknown URLs return 404, those of documents and the staff area 200', async () => {
  for (const path of ['/car', '/about/us', '/assets/none.js', '/.vite/manifest.json', '/_headers'])
    expect(await statusOf(path), path).toBe(404);
  // The response is the same for every accepted compression.
  for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', '*'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${site}/nope`, { method, headers: { 'Accept-Encoding': encoding } });
      expect(answer.status, `${method} with ${encoding}`).toBe(404);
      expect(answer.headers.get('Content-Type')).toContain('text/html');
      if (method === 'GET') expect(await answer.text()).toContain('Page Not Found');
    }
  for (const path of ['/login', '/dashboard/edit-car/x', '/car/not-prerendered', '/blog/other']) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    expect(headers.get('Content-Security-Policy'), path).toContain("require-trusted-types-for 'script'");
  }
});

test('the headers restrict the page and cache immutable files', async () => {
  const { headers: page, text: html } = await get('/');
  const policy = page.get('Content-Security-Policy') ?? '';
  // Hashes of the page's inline scripts and styles; nothing else inline.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){1};/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // The domain's owner decides about the preload list, which is hard to leave.
  expect(page.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(page.get('X-Content-Type-Options')).toBe('nosniff');
  for (const name of ['Referrer-Policy', 'Permissions-Policy']) expect(page.get(name)).toBeTruthy();
  for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'])
    expect(page.get(name)).toBe('same-origin');
  expect(page.get('X-Frame-Options')).toBe('DENY');
  expect(page.get('Cache-Control')).toBe('no-cache');
  const [, script = ''] = html.match(/src="(\/assets\/[^"]+\.js)"/) ?? [];
  expect((await get(script)).headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/assets/none.js')).headers.get('Cache-Control')).toBe('no-cache');
});

test('the policy names every inline style element, and no element has a style attribute', async () => {
  const missing = ['/de/404.html', '/nope', '/ar/nope'];
  const files = ['/index.html', '/ar/inventory.html', '/privacy', ...missing];
  const own = ['/car/bmw-x5-2024', '/car/bmw-x5-2024/report', '/blog/electric-cars-in-egyptian-heat'];
  for (const path of [...fixed, ...files, ...own, '/ar/', ...own.map((path) => `/ar${path}`)]) {
    const { headers, text: html } = await get(path);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    // The policies of other pages, which are answered with a 404 page in other case, do not name its styles.
    expect(styles, path).toHaveLength(missing.includes(path) ? 0 : 1);
    for (const css of styles)
      expect(headers.get('Content-Security-Policy'), path).toContain(
        createHash('sha256').update(css).digest('base64'),
      );
    for (const [, script = ''] of html.matchAll(/<script(?: data-params="[^"]*")?>(.*?)<\/script>/gs))
      expect(headers.get('Content-Security-Policy'), path).toContain(
        createHash('sha256').update(script).digest('base64'),
      );
    expect(html.replace(/<style>.*?<\/style>/gs, ''), path).not.toMatch(/<[^>]*\sstyle=/);
  }
});

/** In kB. A server sends ten packets of 1,460 bytes before it waits for the browser. */
const answers = {
  '/': 14.1,
  '/inventory': 14,
  '/car/porsche-911-carrera-2025': 14.6,
  '/car/bmw-x5-2024/report': 13.3,
  '/blog/electric-cars-in-egyptian-heat': 14.6,
  '/about': 12.2,
  '/ar/': 14.6,
  '/ar/inventory': 14.6,
};

test('headers and HTML of a page', async () => {
  for (const [path, limit] of Object.entries(answers)) {
    const { headers } = await fetch(site + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect(headers.get('Content-Encoding')).toBe('br');
    const text = [...headers].map((header) => header.join(': ')).join('\r\n');
    expect((text.length + Number(headers.get('Content-Length'))) / 1000, path).toBeLessThanOrEqual(limit);
  }
});

test('the site serves the current stored hero from its own URL', async () => {
  const [stored, own] = await Promise.all([fetch(hero), fetch(`${site}/Hero/hero.webp`)]);
  expect(own.status).toBe(200);
  const [storedBytes, ownBytes] = await Promise.all([stored.arrayBuffer(), own.arrayBuffer()]);
  expect(Buffer.from(ownBytes).equals(Buffer.from(storedBytes))).toBe(true);
  for (const name of ['Content-Type', 'Cache-Control', 'ETag'])
    expect(own.headers.get(name), name).toBe(stored.headers.get(name));
  // No other file is reachable this way.
  for (const path of ['/Hero/other.webp', '/Hero/', '/Hero%2Fhero.webp', '/Cars/1_a.webp'])
    expect(await statusOf(path), path).toBe(404);
});

test('the image service resizes only pictures of the site’s own bucket', async () => {
  const ask = (url: string, width = '320') =>
    statusOf(`/.netlify/images?url=${encodeURIComponent(url)}&w=${width}`);
  expect(await ask(hero)).toBe(200);
  expect(await ask(`${hero}&token=3f-a`)).toBe(200);
  // Other addresses that the pattern rejects: tests/unit/headers.test.ts.
  for (const url of [hero.replace(bucket, 'other.firebasestorage.app'), `http://evil.example/?${hero}`, ''])
    expect(await ask(url), url).toBe(400);
  for (const width of ['0', '-1', '2001', 'x', '']) expect(await ask(hero, width), width).toBe(400);
});
