import { byName, type Facets, pricesBetween, yearsBetween } from '../../../model/inventory/facets.ts';
import { readText, readYear } from '../../../model/text/read.ts';
import { queryDocuments } from '../../rest/firestore.ts';
import { withoutUnhandledRejection } from '../../rest/handled.ts';
import { visibleFilter } from '../cars.ts';
import { listSoldCars } from '../soldCars.ts';
import { countCars, type PagedStock, sortableYear } from './pagedStock.ts';

/** A stock of more brands is no dealer's; its filters are counted from the whole list. */
const maxBrands = 60;

/** What the filters of a large stock offer, as the database counts it; null where there are too many brands to count. */
export async function countFacetsOf({ first, visible, sold }: PagedStock): Promise<Facets | null> {
  const [brands, newCount, firstYear, soldCars] = await Promise.all([
    readBrands(),
    countCars({ where: [['Condition', '==', 'New']] }),
    readFirstYear(),
    sold > 0 ? listSoldCars() : [],
  ]);
  const soldNew = soldCars.filter(({ fields }) => fields.Condition === 'New').length;
  const soldBrands = soldCars.map(({ fields }) => readText(fields.Name));
  return (
    brands && {
      brands: byName(withoutSold(brands, soldBrands)),
      conditions: { new: newCount - soldNew, used: visible - newCount - (sold - soldNew) },
      years: yearsBetween(firstYear, first[0]?.year ?? firstYear),
      prices: pricesBetween(0, Number.POSITIVE_INFINITY),
    }
  );
}

function withoutSold(brands: Facets['brands'], sold: readonly string[]): Facets['brands'] {
  const counts = new Map<string, number>();
  for (const brand of sold) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return brands
    .map(({ brand, count }) => ({ brand, count: count - (counts.get(brand) ?? 0) }))
    .filter(({ count }) => count > 0);
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
