import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HeaderSettings, writeHeaders } from '../../scripts/build/host/headers.ts';
import { remoteImagePatterns } from '../../scripts/build/host/netlify.ts';
import { loadHostRules } from '../../scripts/local/netlify-rules.ts';
import { parseEnv } from '../../src/config/parseEnv.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

const environment = parseEnv({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'dealer.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'dealer',
  VITE_FIREBASE_STORAGE_BUCKET: 'dealer.firebasestorage.app',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_SHIPMENTS_CSV_URL: 'https://sheets.example/export.csv',
});

const anyPage = [{ path: '/*', styles: ['a{}'], scripts: ['x()'] }];
const defaults = { mapUrl: '', errorUrl: '', hstsPreload: false };

/** The written rules, and the headers that the host makes of them for a path. */
async function write(settings: Partial<HeaderSettings> = {}, assets: readonly string[] = []) {
  const folder = createEmptyFolder();
  mkdirSync(join(folder, 'assets'));
  for (const name of assets) writeFileSync(join(folder, 'assets', name), '');
  await writeHeaders(folder, { environment, ...defaults, pages: [], ...settings });
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return {
    text,
    rules: text.split(/^(?=\/)/m),
    ...(await loadHostRules(folder, join(folder, 'netlify.toml'))),
  };
}

async function policyOf(
  settings: Partial<HeaderSettings> = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { text } = await write({ pages: anyPage, ...settings });
  const [, policy = ''] = text.match(/Content-Security-Policy: (.*)/) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('a production build allows only the hosts of its own services', async () => {
  const policy = await policyOf({ mapUrl: 'https://maps.example/embed?x=1' });
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://docs.google.com',
    'https://*.googleusercontent.com',
    'https://sheets.example',
  ]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://firebasestorage.googleapis.com']);
  expect(policy.get('frame-src')).toEqual([
    'https://www.openstreetmap.org',
    'https://www.google.com',
    'https://maps.example',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ]);
  expect(policy.get('default-src')).toEqual(["'none'"]);
});

test('the policy allows error reports only if their URL is set', async () => {
  const hosts = async (errorUrl: string) => (await policyOf({ errorUrl })).get('connect-src');
  expect(await hosts('https://errors.example/report?key=1')).toContain('https://errors.example');
  expect(await hosts('/report')).toEqual(await hosts(''));
});

test('only the image worker may run WebAssembly', async () => {
  const { rules } = await write({}, ['convertWorker-a1.js', 'index-b2.js']);
  expect(rules.filter((rule) => rule.includes('wasm')).map((rule) => rule.trim().split('\n'))).toEqual([
    [
      '/assets/convertWorker-a1.js',
      "  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:",
    ],
  ]);
});

test('hashed files are cached forever without their own policy; 404s in their folder are not cached', async () => {
  const { headersFor } = await write({ pages: anyPage }, ['index-b2.js']);
  expect(headersFor('/assets/index-b2.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'",
  });
  expect(headersFor('/assets/index-a1.js')).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'",
  });
  expect(headersFor('/snapshots/a1.json')).toMatchObject({
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'",
  });
});

test.each([
  ['allows a default Trusted Types policy', /trusted-types [^;]*\bdefault\b/],
  ['may sign in', /connect-src [^;]*https:\/\/securetoken\.googleapis\.com[ ;]/],
  ['may show pictures before they are uploaded', /img-src [^;]*blob:/],
  ['may reach the host of build hooks', /connect-src [^;]*https:\/\/api\.netlify\.com[ ;]/],
  ['may have style attributes, for text pasted into the editor,', /'unsafe/],
])('only the staff area %s', async (_what, policy) => {
  const open = (await write()).rules.filter((rule) => policy.test(rule)).map((rule) => rule.split('\n')[0]);
  expect(open).toEqual(['/login', '/login/*', '/dashboard', '/dashboard/*']);
});

test('the policy allows inline styles and scripts by hash: those of the page, and of what any path may be answered with', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = await policyOf();
  expect(policy.get('style-src')).toEqual(["'self'", hash('a{}')]);
  expect(policy.get('script-src')).toEqual(["'self'", hash('x()')]);

  const car = { path: '/car/:id', styles: ['b{}'], scripts: ['y()'] };
  const { headersFor } = await write({ pages: [car, ...anyPage] });
  // The host's rules ignore case, its files do not.
  for (const path of ['/car/a', '/car/a.html', '/Car/a']) {
    const { 'Content-Security-Policy': own = '', ...others } = headersFor(path);
    expect(own).toContain(
      `script-src 'self' ${hash('y()')} ${hash('x()')}; style-src 'self' ${hash('b{}')} ${hash('a{}')};`,
    );
    expect(others['X-Frame-Options']).toBe('DENY');
  }
  expect(headersFor('/car/a/b')['Content-Security-Policy']).toContain(`style-src 'self' ${hash('a{}')};`);
});

test('the Image CDN may fetch only images of our bucket', () => {
  const [pattern = ''] = remoteImagePatterns(environment);
  const own =
    'https://firebasestorage.googleapis.com/v0/b/dealer.firebasestorage.app/o/Cars%2F1_a.webp?alt=media';
  const admits = (url: string) => new RegExp(pattern).test(url);
  expect([own, `${own}&token=1-a`, `${own}&renewed=12`].map(admits)).toEqual([true, true, true]);
  for (const other of [
    own.replace('dealer.', 'my-dealer.'),
    own.replace('.app', '.app.evil.example'),
    own.replace('dealer.firebasestorage', 'dealerxfirebasestorage'),
    own.replace('https:', 'http:'),
    own.replace('googleapis.com', 'googleapis.com.evil.example'),
    `https://evil.example/?${own}`,
    `${own}&x=https://evil.example/`,
    own.replace('Cars%2F1_a.webp', 'a/b'),
    own.replace('?alt=media', ''),
    own.replace('/o/Cars%2F', '/o/../../other/o/'),
    `${own}#${own}`,
    `${own}\nhttp://evil.example`,
  ])
    expect(admits(other), other).toBe(false);
});
