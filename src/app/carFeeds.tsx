import { renderToStaticMarkup } from 'react-dom/server';
import { carMessages } from '#locales/car.ts';
import { inventoryMessages } from '#locales/inventory.ts';
import { localeInfo } from '#locales/localeInfo.ts';
import { company } from '../config/company.ts';
import { addressIn, brandFeedPath, carFeedPath, pathIn, paths } from '../config/paths.ts';
import { parseCar } from '../data/public/carDocument.ts';
import { parseDate } from '../data/public/parseDate.ts';
import type { StoredDocuments } from '../data/public/storedDocuments.ts';
import { carTitleWithYear } from '../locales/carTitle.ts';
import { formatCarPrice } from '../locales/formats.ts';
import { type FeedEntry, toAtom } from '../model/atom.ts';
import { type Car, isForSale } from '../model/car/car.ts';
import { defaultQuery, serializeQuery } from '../model/inventory/query.ts';

const feedLength = 100;

/** The date of cars without one. The same in each build, or feed readers would show them again. */
const longAgo = new Date('2020-01-01');

interface FeedFile {
  /** Below the base of the locale. */
  readonly path: string;
  readonly content: string;
}

interface Entry extends FeedEntry {
  readonly brand: string;
}

const address = (path: string) => addressIn(localeInfo.code, path);

/** A feed of all cars for sale and one for each brand, latest saved first; old documents without a date come last. */
export function renderCarFeeds({ cars }: StoredDocuments, builtAt: Date): readonly FeedFile[] {
  const entries = cars
    .flatMap(({ id, fields }) => toEntry(parseCar(id, fields), parseDate(fields.updatedAt) ?? longAgo) ?? [])
    .sort((a, b) => b.updated.getTime() - a.updated.getTime());
  const toFile = (path: string, brands: readonly string[], listed: readonly Entry[]): FeedFile => ({
    path,
    content: toAtom({
      language: localeInfo.code,
      title: [brands[0] ?? inventoryMessages.title, company.brand].join(' | '),
      subtitle: inventoryMessages.description,
      url: address(path),
      pageUrl: address(`${paths.inventory}${toSearch(brands)}`),
      author: company.brand,
      builtAt,
      entries: listed.slice(0, feedLength),
    }),
  });
  const byPath = new Map<string, Entry[]>();
  for (const entry of entries) {
    const path = brandFeedPath(entry.brand);
    if (path) byPath.set(path, [...(byPath.get(path) ?? []), entry]);
  }
  return [
    toFile(carFeedPath, [], entries),
    ...[...byPath].map(([path, listed]) =>
      toFile(path, [...new Set(listed.map(({ brand }) => brand))], listed),
    ),
  ];
}

function toEntry(car: Car, savedAt: Date): Entry | null {
  if (car.hidden || !isForSale(car)) return null;
  const facts = [
    carMessages.conditions[car.condition],
    car.mileage === null ? '' : carMessages.kilometres(car.mileage),
    car.fuel ? carMessages.fuels[car.fuel] : '',
    car.transmission ? carMessages.transmissions[car.transmission] : '',
    formatCarPrice(car.price) || carMessages.priceOnRequest,
  ];
  return {
    brand: car.brand,
    url: address(paths.car(car.id)),
    title: { text: carTitleWithYear(car) },
    summary: { text: facts.filter(Boolean).join(localeInfo.comma) },
    author: company.brand,
    updated: savedAt,
  };
}

function toSearch(brands: readonly string[]): string {
  return brands.length > 0 ? `?${serializeQuery({ ...defaultQuery, brands })}` : '';
}

/** Lets feed readers and `SavedSearches` discover the feeds. */
export const carFeedLink = renderToStaticMarkup(
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`${inventoryMessages.title} | ${company.brand}`}
    href={pathIn(localeInfo.code, carFeedPath)}
  />,
);
