import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { inspectionNames } from '../../src/locales/ar/inspectionNames.ts';
import { inspected, inspectionFields } from '../e2e/inspections.ts';
import { encodeFields, type Fields } from '../wire.ts';

/**
 * `npm run build` against databases that respond in different ways. Each test has its own database and output
 * folder.
 */
const bucket = 'dealer-test.firebasestorage.app';

interface Question {
  readonly path: string;
  readonly body: string;
}

type Answer = (question: Question) => readonly [status: number, body: unknown];

const failure =
  (code: number, status: string): Answer =>
  () => [code, [{ error: { code, message: `The database says ${status}.`, status } }]];

const nothing: Answer = () => [200, [{ parseTime: '2026-01-01T00:00:00Z' }]];

const carDocument = {
  name: 'projects/dealer-test/databases/(default)/documents/Cars/volvo',
  fields: { Name: { stringValue: 'Volvo' }, Model: { stringValue: 'V60' }, Hidden: { booleanValue: false } },
};

const inspectedDocument = {
  ...carDocument,
  fields: { ...carDocument.fields, Inspected: { stringValue: inspected } },
};

const reportDocument = {
  name: carDocument.name.replace('Cars', 'Inspections'),
  fields: encodeFields(inspectionFields() as Fields),
};

/** Whether a query asks for cars for sale, not for sold ones. */
const asksForCars = ({ body }: Question) => body.includes('"Cars"') && !body.includes('"sold"');

interface Built {
  readonly code: number | null;
  readonly output: string;
  readonly outDir: string;
}

let builds = 0;

async function runBuild(answer: Answer, extra: Readonly<Record<string, string>> = {}): Promise<Built> {
  builds += 1;
  const outDir = `.cache/build-test/${builds}/site`;
  rmSync(dirname(outDir), { recursive: true, force: true });
  const database = await startDatabase(answer);
  const { port } = database.address() as AddressInfo;
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'build', '--outDir', outDir], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'dealer-test.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'dealer-test',
      VITE_FIREBASE_STORAGE_BUCKET: bucket,
      VITE_FIREBASE_APP_ID: 'app',
      VITE_SHIPMENTS_CSV_URL: 'https://docs.google.com/spreadsheets/d/e/x/pub?output=csv',
      VITE_FIRESTORE_EMULATOR: `127.0.0.1:${port}`,
      VITE_AUTH_EMULATOR: '127.0.0.1:1',
      VITE_STORAGE_EMULATOR: '127.0.0.1:2',
      ALLOW_EMPTY_DATABASE: '',
      HSTS_PRELOAD: '',
      ...extra,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  database.close();
  return { code, output, outDir };
}

async function startDatabase(answer: Answer): Promise<Server> {
  const database = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [status, content] = answer({ path: request.url ?? '', body });
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  return database;
}

const allowed = { ALLOW_EMPTY_DATABASE: 'true' };

/** tests/unit/fetchDocuments.test.ts has the other reasons. */
test.concurrent('a database whose rules are missing fails the build, which writes nothing', async () => {
  const { code, output, outDir } = await runBuild(failure(403, 'PERMISSION_DENIED'));
  expect(code, output).toBe(1);
  expect(output).toContain('The database could not be read: ');
  expect(output).toContain('The site was not built, because it would be published without its cars');
  expect(existsSync(outDir)).toBe(false);
});

test.concurrent('ALLOW_EMPTY_DATABASE builds a site without data', async () => {
  const { code, output, outDir } = await runBuild(failure(404, 'NOT_FOUND'), {
    ...allowed,
    HSTS_PRELOAD: 'true',
  });
  expect(code, output).toBe(0);
  expect(output).toContain('33 pages prerendered.');
  expect(readFileSync(`${outDir}/sitemap.xml`, 'utf8')).not.toContain('/car/');
  expect(readFileSync(`${outDir}/_headers`, 'utf8')).toMatch(/Strict-Transport-Security: .*; preload\n/);
});

/** The collections asked: each request once, for all locales and pages. */
function collectionsOf(asked: readonly string[]): readonly string[] {
  return asked
    .map((body) => {
      const { structuredQuery, documents } = JSON.parse(body);
      return structuredQuery ? structuredQuery.from[0].collectionId : documents[0].split('/').at(-2);
    })
    .sort();
}

test.concurrent('a large stock is published completely in few queries, without files only the build needs', async () => {
  const ids = Array.from({ length: 280 }, (_, number) => `car-${number}`);
  const fields = (id: string) => ({
    ...carDocument.fields,
    Model: { stringValue: `of number ${id}` },
    Production_Year: { stringValue: '2020' },
  });
  const cars = ids.map((id) => ({
    document: { name: carDocument.name.replace('volvo', id), fields: fields(id) },
  }));
  const asked: string[] = [];
  const { code, output, outDir } = await runBuild((question) => {
    asked.push(question.body);
    if (question.body.includes('/Inspections/')) return [200, [{ found: reportDocument }]];
    return asksForCars(question) ? [200, [{ document: inspectedDocument }, ...cars]] : nothing(question);
  }, allowed);
  expect(code, output).toBe(0);
  expect(collectionsOf(asked)).toEqual(['Blogs', 'Cars', 'Cars', 'Inspections', 'Reviews', 'Settings']);
  expect(output).toContain('879 pages prerendered.');
  for (const base of ['', 'de/', 'ar/']) {
    for (const id of ids)
      expect(readFileSync(`${outDir}/${base}car/${id}/index.html`, 'utf8')).toContain(
        `Volvo of number ${id}`,
      );
    expect(readFileSync(`${outDir}/${base}inventory/index.html`, 'utf8')).toContain('/car/car-0"');
  }
  expect(output).toContain('ALLOW_EMPTY_DATABASE is set, but the database is no longer empty');
  expect(readFileSync(`${outDir}/car/volvo/index.html`, 'utf8')).toContain('Volvo V60');
  expect(readFileSync(`${outDir}/ar/car/volvo/index.html`, 'utf8')).toContain('<html lang="ar" dir="rtl">');
  expect(readFileSync(`${outDir}/car/volvo/index.html`, 'utf8')).toContain('Worn to the limit at the front');
  // The whole report is static: all of it is in the HTML, in the locale, and what was typed is marked as English.
  const html = readFileSync(`${outDir}/ar/car/volvo/report/index.html`, 'utf8');
  for (const name of Object.values(inspectionNames.points)) expect(html, name).toContain(`${name}<`);
  expect(html).toContain('lang="en" dir="ltr">Down to the primer</p>');
  expect(html).toContain('cx="12%" cy="40%"');
  const sitemap = readFileSync(`${outDir}/sitemap.xml`, 'utf8');
  expect(sitemap).toContain('/de/car/volvo/report</loc>');
  for (const address of ['/car/volvo', '/de/car/volvo', '/ar/car/volvo']) {
    expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap.split(`.example${address}"/>`).length - 1, address).toBe(address === '/car/volvo' ? 6 : 3);
  }
  expect(readdirSync(outDir).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readFileSync(`${outDir}/_headers`, 'utf8')).not.toContain('preload');
  expect(readFileSync(`${outDir}/_redirects`, 'utf8')).toBe(
    `/Hero/hero.webp http://127.0.0.1:2/v0/b/${bucket}/o/Hero%2Fhero.webp?alt=media 200\n`,
  );
  const { images } = JSON.parse(readFileSync(`${dirname(outDir)}/.netlify/v1/config.json`, 'utf8'));
  expect(images.remote_images).toHaveLength(1);
  const admitted = new RegExp(images.remote_images[0]);
  const picture = `http://127.0.0.1:2/v0/b/${bucket}/o/Cars%2F1_a.webp?alt=media`;
  expect(
    [picture, picture.replace(bucket, 'other.firebasestorage.app')].map((url) => admitted.test(url)),
  ).toEqual([true, false]);
});
