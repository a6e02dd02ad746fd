/** Routing of the local host, by row: what Netlify documents, or what others measured on it. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostRules, loadHostRules } from '../../scripts/local/netlify-rules.ts';
import { findAnswer } from '../../scripts/local/netlify-site.ts';
import { createEmptyFolder } from '../support/emptyFolder.ts';

const files = [
  ...['index.html', 'file.html', 'folder/index.html', 'both.html', 'both/index.html', 'page.html'],
  ...['page/child.html', 'app.html', 'de/404.html', 'style.css', 'x y.html'],
];

const redirects = `
# First come these rules, then netlify.toml's.
/picture https://storage.example/o/Hero%2Fa?alt=media 200
/forced/* /app.html 200!
/first /style.css 200
`;

const config = `
[[redirects]]
  from = "/first"
  to = "/app.html"
  status = 200
[[redirects]]
  from = "/app/*"
  to = "/app.html"
  status = 200
[[redirects]]
  from = "/item/:id"
  to = "/app.html"
  status = 200
[[redirects]]
  from = "/old/*"
  to = "/new/:splat"
[[redirects]]
  from = "/file"
  to = "/app.html"
  status = 200
[[redirects]]
  from = "/broken"
  to = "/missing.html"
  status = 200
[[redirects]]
  from = "/de/*"
  to = "/de/404.html"
  status = 404
`;

const headers = `
/*
  Cache-Control: no-cache
  Server: ours
/assets/*
  Cache-Control: immutable
/item/:id
  X-Item: yes
`;

const folder = mkdtempSync(join(tmpdir(), 'netlify-site-'));
const outDir = join(folder, 'site');
let rules: HostRules;

beforeAll(async () => {
  const contents = Object.fromEntries(files.map((file) => [file, '']));
  for (const [file, text] of Object.entries({
    ...contents,
    'forced/index.html': '',
    _redirects: redirects,
    _headers: headers,
    '../netlify-site.toml': config,
  })) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
  rules = await loadHostRules(outDir, join(outDir, '../netlify-site.toml'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** https://github.com/slorber/trailing-slash-guide, row "Netlify, Pretty Urls on", the default. */
const measured = 'measured by trailing-slash-guide';
const fallbacks =
  'documented: a rule applies where no file matches (docs.netlify.com/platform/request-chain)';
const matcher = 'the answer of Netlify’s own matcher';

test.each<[path: string, answer: string, source: string]>([
  ['/', '200 /index.html', measured],
  ['/file', '200 /file.html', measured],
  ['/file/', '301 → /file', measured],
  ['/file.html', '200 /file.html', measured],
  ['/folder', '301 → /folder/', measured],
  ['/folder/', '200 /folder/index.html', measured],
  ['/both', '200 /both.html', measured],
  ['/both/', '301 → /both', measured],
  ['/page', '200 /page.html', 'as /file, beside a folder without an index'],
  ['/page/child', '200 /page/child.html', measured],
  ['/style.css', '200 /style.css', fallbacks],
  ['/x%20y', '200 /x y.html', 'as /file'],
  ['/app/', '301 → /app', measured],
  ['/app/x', '200 /app.html', fallbacks],
  ['/item', '404 /404.html', matcher],
  ['/item/a/', '200 /app.html', matcher],
  ['/item/a%2Fb', '200 /app.html', matcher],
  ['/item/a/b', '404 /404.html', matcher],
  ['/first', '200 /style.css', 'documented: _redirects before netlify.toml, the first match applies'],
  ['/picture', '→ https://storage.example/o/Hero%2Fa?alt=media', 'documented: rewrites-proxies'],
  ['/old/a/b', '301 → /new/a/b', matcher],
  ['/old', '301 → /new/', matcher],
  [
    '/forced',
    '200 /app.html',
    'documented: a forced rule applies even to a file; a splat matches the bare path',
  ],
  ['/broken', '404 /404.html', 'a rewrite to a missing file'],
  ['/de', '404 /de/404.html', 'documented: custom 404 pages by folder; a splat matches the bare path'],
  ['/de/x', '404 /de/404.html', 'documented: custom 404 pages by folder'],
  ['/x', '404 /404.html', 'documented: 404.html is the error page'],
  ['/_headers', '404 /404.html', 'configuration is not published'],
  ['//folder', '301 → /folder/', 'never another host'],
  ['/..%2fx', '404 /404.html', 'never outside the folder'],
  ['/%E0%A4%A', '404 /404.html', 'not decodable'],
  ['/%00', '404 /404.html', 'no file name'],
])('%s: %s (%s)', (path, expected) => {
  const answer = findAnswer(outDir, rules, path);
  const shown =
    'proxied' in answer
      ? `→ ${answer.proxied}`
      : `${answer.status} ${'file' in answer ? answer.file : `→ ${answer.location}`}`;
  expect(shown).toBe(expected);
});

test('header rules match the requested path; a later rule replaces a header, some names are ignored', () => {
  expect(rules.headersFor('/')).toEqual({ 'Cache-Control': 'no-cache' });
  expect(rules.headersFor('/assets/a.js')).toEqual({ 'Cache-Control': 'immutable' });
  expect(rules.headersFor('/item/a')).toEqual({ 'Cache-Control': 'no-cache', 'X-Item': 'yes' });
  expect(rules.headersFor('/item/a/b')).toEqual({ 'Cache-Control': 'no-cache' });
});

test.each([
  ['_headers', '/*\n  Name:\n', /Missing header value/],
  ['_redirects', '/only-one-part\n', /only-one-part/],
])('%s that Netlify would reject is rejected', async (file, text, message) => {
  const folder = createEmptyFolder();
  await writeFile(join(folder, file), text);
  await expect(loadHostRules(folder)).rejects.toThrow(message);
});
