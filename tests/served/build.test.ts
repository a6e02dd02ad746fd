import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFirestore } from '@rhine-and-nile/emulators/in-process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../scripts/build/index.ts';
import { NothingToPublish } from '../../scripts/build/prerender/documents.ts';
import { inspectionNames as arabic } from '../../src/locales/ar/inspectionNames.ts';
import { inspectionNames as german } from '../../src/locales/de/inspectionNames.ts';
import { inspectionNames as english } from '../../src/locales/en/inspectionNames.ts';
import { pointsFor } from '../../src/model/inspection/points.ts';
import { vehicleColumns } from '../../src/model/inventory/vehicleFeed.ts';
import { parseBuildReport } from '../../src/model/publishing.ts';
import { openDocuments } from '../support/documents.ts';
import { blogFields, carFields, soldFields } from '../support/factories.ts';
import { firestoreIndexes, firestoreRules } from '../support/firestore-config.ts';
import { inspected, inspectionFields } from '../support/inspections.ts';
import { encodeFields, type Fields } from '../support/wire.ts';

/** What the build publishes from databases of other dealerships, with the code of the served site. */
let outDir = '';

beforeEach(async () => {
  // As in a build: React's development version takes twice as long.
  vi.stubEnv('NODE_ENV', 'production');
  outDir = join(await mkdtemp('.cache/build-test-'), 'site');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dirname(outDir), { recursive: true });
});

/** Answers a query or a look-up by its JSON. */
type Answer = (question: string) => readonly [status: number, body: unknown];

/** Builds from a database that answers so; resolves to the number of pages. */
function build(answer: Answer, mayBeEmpty = false): Promise<number> {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const [status, content] = answer(String(body));
    return Response.json(content, { status });
  });
  return buildSite(outDir, { mayBeEmpty, builtCode: '.cache/site' });
}

const failure =
  (code: number, status: string): Answer =>
  () => [code, [{ error: { code, message: `The database says ${status}.`, status } }]];

const nothing: Answer = () => [200, [{ parseTime: '2026-01-01T00:00:00Z' }]];

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

/** tests/unit/fetchDocuments.test.ts has the other reasons. */
test('missing rules fail the build, which keeps the previous site', async () => {
  await mkdir(outDir);
  await writeFile(join(outDir, 'index.html'), 'An earlier site');
  const failed = await build(failure(403, 'PERMISSION_DENIED')).catch((error: Error) => error);
  expect(failed).toBeInstanceOf(NothingToPublish);
  expect((failed as Error).message).toContain('The database could not be read: ');
  expect(readdirSync(outDir)).toEqual(['index.html']);
  expect(read('index.html')).toBe('An earlier site');
});

test('a new project may be built without data', async () => {
  vi.stubEnv('HSTS_PRELOAD', 'true');
  vi.stubEnv('VITE_ERROR_URL', 'https://errors.example/report');
  expect(await build(failure(404, 'NOT_FOUND'), true)).toBe(36);
  expect(read('sitemap.xml')).not.toContain('/car/');
  expect(read('_headers')).toMatch(/Strict-Transport-Security: .*; preload\n/);
  expect(read('_headers')).toMatch(/connect-src [^;]* https:\/\/errors\.example;/);
});

const nameOf = (path: string) => `projects/dealer/databases/(default)/documents/${path}`;
const toDocument = (path: string, fields: Fields) => ({ name: nameOf(path), fields: encodeFields(fields) });

/** Whether a query asks for cars for sale, not for sold ones. */
const asksForCars = (question: string) => question.includes('"Cars"') && !question.includes('"sold"');

/** The collections asked: each request once, for all locales and pages. */
function collectionsOf(asked: readonly string[]): readonly string[] {
  return asked
    .map((question) => {
      const { structuredQuery, documents } = JSON.parse(question);
      return structuredQuery ? structuredQuery.from[0].collectionId : documents[0].split('/').at(-2);
    })
    .sort();
}

test('stored documents are published in every locale, except hidden cars', async () => {
  const firestore = createFirestore({ rules: firestoreRules, indexes: firestoreIndexes });
  const updatedAt = new Date('2026-11-20T10:00:00Z');
  const stored = {
    'Cars/New': carFields({ Model: 'New car' }),
    'Cars/Sold': carFields({ Model: 'Sold car', ...soldFields() }),
    'Cars/Hidden': carFields({ Model: 'Hidden car', Hidden: true }),
    'Blogs/article': blogFields({ title: 'After' }),
  };
  const { put } = openDocuments(process.env.VITE_FIREBASE_PROJECT_ID ?? '', firestore.fetch);
  for (const [path, fields] of Object.entries(stored)) await put(path, { ...fields, updatedAt });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url);
    return firestore.fetch(pathname + search, init as { method: string; body: string });
  });
  await buildSite(outDir, { builtCode: '.cache/site' });
  expect(parseBuildReport(JSON.parse(read('build.json')))).toMatchObject({
    cars: {
      New: { version: updatedAt.getTime(), title: 'Volvo New car' },
      Sold: { version: updatedAt.getTime() },
    },
    blogs: { article: { version: updatedAt.getTime(), title: 'After' } },
  });
  for (const base of ['', 'de/', 'ar/']) {
    expect(read(`${base}car/New.html`)).toMatch(/<meta property="og:title" content="Volvo New car/);
    expect(read(`${base}car/Sold.html`)).toContain('https://schema.org/SoldOut');
    expect(existsSync(join(outDir, `${base}car/Hidden.html`))).toBe(false);
    // Served instead (netlify.toml).
    expect(read(`${base}app.html`)).toMatch(/<meta property="og:image" content="https:[^"]*\/preview.jpg"/);
    expect(read(`${base}blogs/feed.xml`)).toContain('>After</title>');
    expect(read(`${base}feeds/vehicles.csv`).split('\r\n')).toEqual([
      vehicleColumns.join(),
      expect.stringMatching(/^New,.*\/car\/New,/),
    ]);
  }
  expect(JSON.parse(read('inventory.json')).cars).toMatchObject([{ id: 'New', make: 'Volvo' }]);
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('/car/New</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>');
  expect(sitemap).not.toContain('/car/Hidden');
});

test('with feeds turned off by staff, the stock has no feed files', async () => {
  await build((question) => {
    const feeds = { name: nameOf('Settings/feeds'), fields: encodeFields({ off: true }) };
    return question.includes('Settings/feeds') ? [200, [{ found: feeds }]] : nothing(question);
  }, true);
  expect(existsSync(join(outDir, 'feeds'))).toBe(false);
  expect(existsSync(join(outDir, 'inventory.json'))).toBe(false);
});

test('a large stock is published completely with few queries, without files only the build needs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ids = Array.from({ length: 60 }, (_, number) => `car-${number}`);
  const volvo = { Name: 'Volvo', Model: 'V60', Hidden: false };
  const cars = ids.map((id) => ({
    document: toDocument(`Cars/${id}`, { ...volvo, Model: `of number ${id}`, Production_Year: '2020' }),
  }));
  const inspectedCar = { document: toDocument('Cars/volvo', { ...volvo, Inspected: inspected }) };
  const report = toDocument('Inspections/volvo', inspectionFields() as Fields);
  const asked: string[] = [];
  const count = await build((question) => {
    asked.push(question);
    if (question.includes('/Inspections/')) return [200, [{ found: report }]];
    return asksForCars(question) ? [200, [inspectedCar, ...cars]] : nothing(question);
  }, true);
  expect(collectionsOf(asked)).toEqual(['Blogs', 'Cars', 'Cars', 'Inspections', 'Reviews', 'Settings']);
  expect(count).toBe(222);
  for (const id of ids) expect(read(`de/car/${id}.html`)).toContain(`Volvo of number ${id}`);
  expect(warn.mock.calls).toEqual([
    ['ALLOW_EMPTY_DATABASE is set, but the database is no longer empty: remove the variable.'],
  ]);
  expect(read('ar/car/volvo.html')).toContain('<html lang="ar" dir="rtl">');
  expect(read('car/volvo.html')).toContain('Worn to the limit at the front');
  // The whole report is static: all of it is in the HTML, in the locale, and what was typed is marked as English.
  for (const [base, { points }] of Object.entries({ '': english, 'de/': german, 'ar/': arabic })) {
    const html = read(`${base}car/volvo/report.html`);
    for (const code of pointsFor(null))
      expect(html.replaceAll('&amp;', '&'), code).toContain(`${points[code]}<`);
    expect(html).toContain(`${base && 'lang="en" dir="ltr"'}>Down to the primer</p>`);
    expect(html).toContain(' x="12%" y="40%"');
    expect(html).toContain('<table');
    expect(read(`${base}car/volvo.html`)).toContain(`href="/${base}car/volvo/report"`);
  }
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('/de/car/volvo/report</loc>');
  for (const address of ['/car/volvo', '/de/car/volvo', '/ar/car/volvo']) {
    expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap.split(`.example${address}"/>`).length - 1, address).toBe(address === '/car/volvo' ? 6 : 3);
  }
  expect(readdirSync(outDir).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(read('_headers')).not.toContain('preload');
  const { VITE_STORAGE_EMULATOR: storage, VITE_FIREBASE_STORAGE_BUCKET: bucket = '' } = process.env;
  expect(read('_redirects')).toBe(
    `/Hero/hero.webp http://${storage}/v0/b/${bucket}/o/Hero%2Fhero.webp?alt=media 200\n`,
  );
  const { images } = JSON.parse(readFileSync(join(dirname(outDir), '.netlify/v1/config.json'), 'utf8'));
  expect(images.remote_images).toHaveLength(1);
  const admitted = new RegExp(images.remote_images[0]);
  const picture = `http://${storage}/v0/b/${bucket}/o/Cars%2F1_a.webp?alt=media`;
  expect(
    [picture, picture.replace(bucket, 'other.firebasestorage.app')].map((url) => admitted.test(url)),
  ).toEqual([true, false]);
});
