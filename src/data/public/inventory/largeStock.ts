import { isForSale, toSummary } from '../../../model/car/car.ts';
import { type CarListPage, pageSize } from '../../../model/inventory/carListPage.ts';
import { type Facets, pricesBetween, sortBrands, yearsBetween } from '../../../model/inventory/facets.ts';
import { type IndexedCar, indexCar, sortIndex } from '../../../model/inventory/indexedCars.ts';
import { clampPage, type PagePosition, pageBounds } from '../../../model/paging.ts';
import { parseText, parseYear } from '../../../model/text/parse.ts';
import { fetchInBatches } from '../../rest/batches.ts';
import { cached, peekCached } from '../../rest/cache.ts';
import {
  type Cursor,
  type FieldFilter,
  fetchCount,
  fetchDocuments,
  type Query,
  type StoredValue,
} from '../../rest/firestore.ts';
import { ifIndexed } from '../../rest/loadError.ts';
import { parseCar, summaryFields, textFields } from '../carDocument.ts';
import { fetchVisibleCars, newestFirstOrder, visibleFilter } from '../cars.ts';
import { contentLocale } from '../contentLocale.ts';

/**
 * Queries for a stock too large to fetch at once. Opening the inventory bills at most 60 reads; a count bills one read
 * per 1000 documents counted.
 */

/** Firestore sorts numbers apart from strings and omits missing fields, so only years stored as text sort correctly. */
const sortableYear: readonly FieldFilter[] = [
  ['Production_Year', 'GREATER_THAN_OR_EQUAL', '19'],
  ['Production_Year', 'LESS_THAN', '21'],
];

const visible: Query = { collection: 'Cars', where: [visibleFilter] };
const inOrder: Query = { ...visible, where: [visibleFilter, ...sortableYear], orderBy: newestFirstOrder };

type Batch = Awaited<ReturnType<typeof fetchVisibleCars>>;

/** A page (from 1), newest first; null if Firestore cannot sort all cars. @throws LoadError */
export async function fetchLargePage(number: number, total: number): Promise<CarListPage | null> {
  const position = clampPage(number, total, pageSize);
  const [batch, isSortable] = await Promise.all([
    ifIndexed(fetchBatch(position), null),
    fetchIsSortable(total),
  ]);
  return batch && isSortable ? { ...position, total, cars: batch.cars } : null;
}

/** False if old documents lack a field of the order, or the index is not built. */
function fetchIsSortable(total: number): Promise<boolean> {
  return cached('cars/sortable', async () => (await ifIndexed(fetchCount(inOrder), 0)) === total);
}

const pageKey = (page: number) => `cars/pages/${page}`;

function fetchBatch(position: PagePosition): Promise<Batch> {
  return cached(pageKey(position.page), async () => {
    const previous = await peekBatch(position.page - 1);
    const { offset, limit } = pageBounds(position, pageSize);
    return fetchVisibleCars({
      where: sortableYear,
      orderBy: newestFirstOrder,
      ...(previous?.last ? { after: previous.last } : { offset }),
      limit,
    });
  });
}

async function peekBatch(page: number): Promise<Batch | null> {
  return (await peekCached<Batch>(pageKey(page))?.catch(() => null)) ?? null;
}

/**
 * Options of the filters; null if Firestore cannot sort all cars.
 * @param withAllBrands whether to count every brand; otherwise as many as 60 reads allow
 * @throws LoadError
 */
export async function fetchLargeFacets(total: number, withAllBrands: boolean): Promise<Facets | null> {
  if (!(await fetchIsSortable(total))) return null;
  // A page, the featured cars with their count, a sold car and the oldest year cost 39 of 60 reads; three counts
  // read all cars.
  const affordable = Math.floor((60 - 39 - 3 * Math.ceil(total / 1000)) / 2);
  const [brands, newCount, oldest, newest] = await Promise.all([
    fetchBrands(withAllBrands ? Number.POSITIVE_INFINITY : Math.max(1, affordable)),
    cached('cars/count/new', () =>
      fetchCount({ ...visible, where: [visibleFilter, ['Condition', 'EQUAL', 'New']] }),
    ),
    cached('cars/oldest', () => fetchYear({ ...inOrder, orderBy: [['Production_Year', 'ASCENDING']] })),
    peekBatch(1).then((batch) => batch?.cars[0]?.year ?? fetchYear(inOrder)),
  ]);
  return {
    ...brands,
    conditions: { new: newCount, used: total - newCount },
    years: oldest && newest ? yearsBetween(oldest, newest) : [],
    prices: pricesBetween(0, Number.POSITIVE_INFINITY),
  };
}

async function fetchYear(query: Query): Promise<number | null> {
  const [first] = await fetchDocuments({ ...query, fields: ['Production_Year'], limit: 1 });
  return parseYear(first?.fields.Production_Year);
}

/**
 * Lists brands alphabetically with counts. Firestore has no DISTINCT: fetches the next brand and counts it. Old documents
 * may have a number, or spaces around the text.
 */
async function fetchBrands(limit: number): Promise<Pick<Facets, 'brands' | 'hasMoreBrands'>> {
  const stored: StoredBrand[] = [];
  const counts: Promise<number>[] = [];
  while (stored.length < limit) {
    const brand = await fetchBrandAfter(stored.at(-1));
    if (brand === null) break;
    stored.push(brand);
    counts.push(brand.name ? fetchBrandCount(brand.value) : Promise.resolve(0));
  }
  const brands = new Map<string, number>();
  for (const [index, count] of (await Promise.all(counts)).entries()) {
    const { name = '' } = stored[index] ?? {};
    brands.set(name, (brands.get(name) ?? 0) + count);
  }
  return {
    brands: sortBrands([...brands].map(([brand, count]) => ({ brand, count }))),
    hasMoreBrands: stored.length === limit,
  };
}

interface StoredBrand {
  /** '' if the value is no text or number. */
  readonly name: string;
  readonly value: StoredValue;
}

function fetchBrandAfter(brand: StoredBrand | undefined): Promise<StoredBrand | null> {
  const after: Cursor | undefined = brand && [brand.value];
  return cached(`cars/brands/after/${JSON.stringify(after)}`, async () => {
    const [next] = await fetchDocuments({
      ...visible,
      orderBy: [['Name', 'ASCENDING']],
      after,
      fields: ['Name'],
      limit: 1,
    });
    const value = next?.cursor[0];
    return next && value ? { name: parseText(next.fields.Name), value } : null;
  });
}

function fetchBrandCount(value: StoredValue): Promise<number> {
  return cached(`cars/brands/count/${JSON.stringify(value)}`, () =>
    fetchCount({ ...visible, where: [visibleFilter, ['Name', 'EQUAL', value]] }),
  );
}

/** Small enough for a phone to parse without dropping frames. */
const batchSize = 250;

/** The search index of all cars for sale, newest first. @throws LoadError */
export async function fetchLargeIndex(): Promise<readonly IndexedCar[]> {
  // Optional: without it, the first search prepares all cars at once.
  const search = import('../../../model/inventory/search.ts').catch(() => null);
  const index: IndexedCar[] = [];
  const batches = fetchInBatches({
    collection: 'Cars',
    where: [visibleFilter],
    fields: [...summaryFields, ...indexedTexts],
    limit: batchSize,
  });
  for await (const batch of batches) {
    const described = batch.map(({ id, fields }) => {
      const car = parseCar(id, fields);
      const { description, specialFeatures, engineSpecs, exterior, interior } = car;
      return { ...toSummary(car), description, specialFeatures, engineSpecs, exterior, interior };
    });
    const indexed = described.filter(isForSale).map(indexCar);
    (await search)?.prepareSearch(indexed);
    index.push(...indexed);
  }
  return sortIndex(index);
}

/** Includes the English description as the fallback locale, so that each car is read once. */
const indexedTexts = contentLocale
  ? ['Description', ...textFields.map((name) => `Translations.${contentLocale}.${name}`)]
  : textFields;
