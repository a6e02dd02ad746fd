/**
 * Counts the document reads Google bills, and the bytes of the answers, for opening a page on a wide screen, which shows
 * the filters, with a growing number of cars for sale and sold.
 */
import { readFileSync } from 'node:fs';
import { startFirestore } from '@rhine-and-nile/emulators';
import { createServer } from 'vite';
import { localEnvironment } from '../local/local-environment.ts';
import { countBilledReads } from './billed-reads.ts';
import { measuredPorts } from './measured-site.ts';
import { clearStock, putCars, putSoldCars } from './stock.ts';

Object.assign(process.env, localEnvironment(measuredPorts));
const indexes = readFileSync('firestore.indexes.json', 'utf8');
const emulator = await startFirestore({ port: measuredPorts.firestore, indexes });
const vite = await createServer({ server: { middlewareMode: true, watch: null }, logLevel: 'error' });
const load = <M>(path: string) => vite.ssrLoadModule(path) as Promise<M>;

const { clearCached } = await load<typeof import('../../src/data/rest/cache.ts')>('/src/data/rest/cache.ts');
const inventory = await load<typeof import('../../src/data/public/inventory/inventory.ts')>(
  '/src/data/public/inventory/inventory.ts',
);
const cars = await load<typeof import('../../src/data/public/cars.ts')>('/src/data/public/cars.ts');
const offers = await load<typeof import('../../src/site/cars/carOffer.ts')>('/src/site/cars/carOffer.ts');
const reviews = await load<typeof import('../../src/data/public/reviews.ts')>('/src/data/public/reviews.ts');
const { defaultQuery } = await load<typeof import('../../src/model/inventory/query.ts')>(
  '/src/model/inventory/query.ts',
);

async function openInventory(page: number): Promise<void> {
  const start = await inventory.fetchInventoryStart({ ...defaultQuery, page });
  await inventory.createInventory(start).fetchFacets(false);
}

async function openCar(): Promise<void> {
  const car = cars.fetchCar('number-1');
  await Promise.all([offers.fetchOffer(car), offers.fetchSimilar(car)]);
}

const openings = {
  '/': () => Promise.all([cars.fetchFeaturedCars(), reviews.fetchReviews()]),
  '/inventory': () => openInventory(1),
  'a car': openCar,
  '/inventory?page=5': () => openInventory(5),
  'a search': () => inventory.fetchInventoryStart({ ...defaultQuery, search: 'volvo' }),
  'recently sold': cars.fetchRecentlySold,
};

const rows: object[] = [];
for (const sold of [0, 5_000])
  for (const forSale of [30, 300, 2_000]) {
    await clearStock();
    await putCars(0, forSale);
    await putSoldCars(sold);
    const row: Record<string, number | string> = { 'for sale': forSale, sold };
    for (const [what, open] of Object.entries(openings)) row[what] = await countReads(open);
    rows.push(row);
  }
console.table(rows);
await emulator.close();
await vite.close();

/** Returns billed reads, requests, and the size of the answers. */
async function countReads(open: () => Promise<unknown>): Promise<string> {
  clearCached('');
  let billed = 0;
  let requests = 0;
  let bytes = 0;
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    const response = await fetch(url, init);
    requests += 1;
    const text = await response.clone().text();
    bytes += text.length;
    const answers = JSON.parse(text);
    billed += countBilledReads(String(url), JSON.parse(String(init?.body)), answers);
    return response;
  };
  await open();
  globalThis.fetch = fetch;
  return `${billed} in ${requests}, ${Math.round(bytes / 1024)} KiB`;
}
