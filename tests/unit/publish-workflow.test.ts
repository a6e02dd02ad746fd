import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { financeVersion, priceVersion } from '../../src/model/publishing.ts';
import { listen } from '../support/listen.ts';
import { encodeFields } from '../support/wire.ts';

// Runs the script of the workflow against a site and a database of canned answers.

const [, script = ''] =
  readFileSync('docs/publish.yml', 'utf8').match(/<<'SCRIPT'\n(.*?)\n *SCRIPT\n/s) ?? [];
const car = { version: Date.parse('2026-11-01T10:00:00Z'), title: 'A car' };
const finance = { rows: ['flat own 1% 0% 0% 60 5 2027-01-01 Us'] };
const price = { until: '2027-01-01', lines: { customs: 'excluded', car: 'included' } };

/** Bodies by the end of the path; a missing one is answered 404. */
let answers: Record<string, unknown> = {};
let builds = 0;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  if (pathname === '/hook') builds += 1;
  let query = '';
  request.on('data', (chunk) => {
    query += chunk;
  });
  request.on('end', () => {
    const [, collection = ''] = query.match(/"collectionId":"(\w+)"/) ?? [];
    const found = answers[collection || (pathname.split('/').pop() ?? '')];
    response.writeHead(found === undefined ? 404 : 200).end(JSON.stringify(found));
  });
});

const url = await listen(server);
afterAll(() => void server.close());

async function runWorkflow(changes: Record<string, unknown> = {}): Promise<number> {
  const updatedAt = { timestampValue: new Date(car.version).toISOString() };
  answers = {
    'build.json': {
      cars: { a: car },
      blogs: {},
      price: priceVersion(price),
      finance: financeVersion(finance),
    },
    Cars: [{ document: { name: 'projects/p/databases/(default)/documents/Cars/a', fields: { updatedAt } } }],
    Blogs: [{}],
    price: { fields: encodeFields(price) },
    finance: { fields: encodeFields(finance) },
    hook: {},
    ...changes,
  };
  builds = 0;
  const env = { ...process.env, SITE_URL: url, FIRESTORE_URL: url, BUILD_HOOK: `${url}/hook` };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return builds;
}

test('the workflow builds if a car, the price list or an offer differs from the static pages', async () => {
  expect(await runWorkflow()).toBe(0);
  expect(await runWorkflow({ Cars: [{}] })).toBe(1);
  const dearer = { ...price, lines: { ...price.lines, customs: 'included' } };
  expect(await runWorkflow({ price: { fields: encodeFields(dearer) } })).toBe(1);
  expect(await runWorkflow({ finance: undefined })).toBe(1);
});

test('the workflow does not build for prices that were never set, or offers that the built version does not report', async () => {
  const built = { cars: { a: car }, blogs: {}, price: priceVersion(null) };
  expect(await runWorkflow({ price: undefined, 'build.json': built })).toBe(0);
});
