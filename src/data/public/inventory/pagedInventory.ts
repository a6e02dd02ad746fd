import { type Car, type CarSummary, isForSale } from '../../../model/car.ts';
import { byName, type Facets, pricesBetween, yearsBetween } from '../../../model/inventory/facets.ts';
import type { IndexedCar } from '../../../model/inventory/indexedCars.ts';
import { type CarPage, pageSize } from '../../../model/inventory/paging.ts';
import { clampPage } from '../../../model/paging.ts';
import { type Fields, readYear } from '../../../model/read.ts';
import { cached, type KeepCached } from '../../rest/cache.ts';
import { countDocuments, type FieldFilter, type Query, queryDocuments } from '../../rest/firestore.ts';
import { withoutUnhandledRejection } from '../../rest/handled.ts';
import { LoadError } from '../../rest/loadError.ts';
import { listSoldCars, newestFirstOrder, queryVisibleCars, visibleFilter } from '../cars.ts';
import { type InventoryPages, wholeInventory } from './inventoryPages.ts';

/** Of a larger stock, two pages are read at once, so that leafing to the next one waits for nothing. */
const pagesPerRead = 2;
/** A stock of more brands is no dealer's; its filters are counted from the whole list. */
const maxBrands = 60;

/** Cars that the database puts into our order: a year as a number, or none, would stand elsewhere or be left out. */
const sortableYear: readonly FieldFilter[] = [
  ['Production_Year', '>=', '19'],
  ['Production_Year', '<', '21'],
];

interface FirstPages {
  /** The first pages, sold cars among them. */
  readonly first: readonly Car[];
  /** Visible cars, sold ones too. */
  readonly visible: number;
  readonly sold: number;
}

/**
 * The pages of a large inventory, each read by itself; null where the database cannot put them into order.
 *
 * @param readIndex for what its filters offer, where the database cannot count that
 */
export async function openPagedInventory(
  readIndex: () => Promise<readonly IndexedCar[]>,
): Promise<InventoryPages | null> {
  const start = await cached(firstPagesKey, readFirstPages);
  return (
    start && {
      page: (number) => readPage(start, number),
      facets: async () => (await ifIndexed(readFacets(start), null)) ?? wholeInventory(readIndex).facets(),
    }
  );
}

const firstPagesKey = 'cars/paged';

/**
 * Keeps of all visible cars what the first pages of a large inventory are read as.
 *
 * @param all newest first, as the database orders them; null where it cannot
 */
export function keepFirstPages(keep: KeepCached, all: readonly Car[] | null): void {
  const start: FirstPages | null = all && {
    first: all.slice(0, pagesPerRead * pageSize),
    visible: all.length,
    sold: all.filter((car) => !isForSale(car)).length,
  };
  keep(firstPagesKey, Promise.resolve(start));
}

/** Whether the database can put a car with these fields into the order of lists. */
export function canBeOrdered({ Production_Year: year, ...fields }: Fields): boolean {
  const hasYear = typeof year === 'string' && year >= '19' && year < '21';
  return hasYear && 'Name' in fields && 'Model' in fields;
}

async function readFirstPages(): Promise<FirstPages | null> {
  const [first, ordered, visible, sold] = await Promise.all([
    ifIndexed(readPages(0), []),
    ifIndexed(countCars({ where: sortableYear, orderBy: newestFirstOrder }), 0),
    countCars(),
    countCars({ where: [['Status', '==', 'sold']] }),
  ]);
  return ordered === visible ? { first, visible, sold } : null;
}

/** A page of the database's, without what is sold of it: it cannot leave that out itself (see `visibleFilter`). */
async function readPage({ first, visible, sold }: FirstPages, number: number): Promise<CarPage> {
  const position = clampPage(number, visible, pageSize);
  const batch = Math.floor((position.page - 1) / pagesPerRead);
  const cars = batch === 0 ? first : await cached(`cars/pages/${batch}`, () => readPages(batch));
  const from = ((position.page - 1) % pagesPerRead) * pageSize;
  return { ...position, total: visible - sold, cars: cars.slice(from, from + pageSize).filter(isForSale) };
}

function readPages(batch: number): Promise<readonly Car[]> {
  const size = pagesPerRead * pageSize;
  return queryVisibleCars({
    where: sortableYear,
    orderBy: newestFirstOrder,
    offset: batch * size,
    limit: size,
  });
}

/** Null where there are too many brands to count. */
async function readFacets({ first, visible, sold }: FirstPages): Promise<Facets | null> {
  const [brands, newCount, firstYear, soldCars] = await Promise.all([
    readBrands(),
    countCars({ where: [['Condition', '==', 'New']] }),
    readFirstYear(),
    sold > 0 ? listSoldCars() : [],
  ]);
  const soldNew = soldCars.filter(({ condition }) => condition === 'new').length;
  return (
    brands && {
      brands: byName(withoutSold(brands, soldCars)),
      conditions: { new: newCount - soldNew, used: visible - newCount - (sold - soldNew) },
      years: yearsBetween(firstYear, first[0]?.year ?? firstYear),
      prices: pricesBetween(0, Number.POSITIVE_INFINITY),
    }
  );
}

function withoutSold(brands: Facets['brands'], sold: readonly CarSummary[]): Facets['brands'] {
  return brands.map(({ brand, count }) => ({
    brand,
    count: count - sold.filter((car) => car.brand === brand).length,
  }));
}

/** The brands and how many cars each has, stepping from brand to brand; null where there are too many. */
async function readBrands(): Promise<Facets['brands'] | null> {
  const counts: Promise<Facets['brands'][number]>[] = [];
  let last = '';
  while (counts.length < maxBrands) {
    const [next] = await queryDocuments({
      collection: 'Cars',
      where: [visibleFilter, ['Name', '>', last]],
      orderBy: [['Name', 'ASCENDING']],
      fields: ['Name'],
      limit: 1,
    });
    if (!next) return Promise.all(counts);
    const brand = String(next.fields.Name);
    // One that is stored with spaces around it is one with another.
    if (brand !== brand.trim()) return null;
    counts.push(
      withoutUnhandledRejection(
        countCars({ where: [['Name', '==', brand]] }).then((count) => ({ brand, count })),
      ),
    );
    last = brand;
  }
  return null;
}

async function readFirstYear(): Promise<number> {
  const [oldest] = await queryDocuments({
    collection: 'Cars',
    where: [visibleFilter, ...sortableYear],
    orderBy: [['Production_Year', 'ASCENDING']],
    fields: ['Production_Year'],
    limit: 1,
  });
  return readYear(oldest?.fields.Production_Year) ?? Number.POSITIVE_INFINITY;
}

function countCars({ where = [], ...rest }: Partial<Query> = {}): Promise<number> {
  return countDocuments({ collection: 'Cars', where: [visibleFilter, ...where], ...rest });
}

/** What `reading` brings, or `otherwise` while the index it needs (firestore.indexes.json) is not built. */
function ifIndexed<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  return reading.catch((error) => {
    if (error instanceof LoadError && error.code === 'database/notReady') return otherwise;
    throw error;
  });
}
