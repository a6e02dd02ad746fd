import { byNewestBlog } from '../../model/blog/blog.ts';
import { isForSale } from '../../model/car/car.ts';
import { type Fields, parseMap } from '../../model/text/parse.ts';
import { fetchAll } from '../rest/batches.ts';
import { startCaching } from '../rest/cache.ts';
import { type FirestoreDocument, fetchDocumentsById } from '../rest/firestore.ts';
import { parseBlog, parseBlogSummary } from './blogDocument.ts';
import { blogKey, smallListKey } from './blogs.ts';
import { parseCar } from './carDocument.ts';
import { carKey, hasSoldKey, stockKey, toStock, visibleFilter } from './cars.ts';
import { contentLocale } from './contentLocale.ts';
import { isLoadable } from './images.ts';
import { fetchInspectionsOf, inspectionKey } from './inspections.ts';
import { offerFields } from './offers.ts';
import { priceFields } from './priceLines.ts';
import { fetchReviewDocuments, reviewsKey, toReviews } from './reviews.ts';
import { toTrustedBlogHtml } from './sanitise.ts';
import { settingKey } from './settings.ts';

/** The stored documents that pages are prerendered from. */
export interface StoredDocuments {
  readonly cars: readonly FirestoreDocument[];
  /** The reports on these cars. */
  readonly inspections: readonly FirestoreDocument[];
  readonly blogs: readonly FirestoreDocument[];
  /** Those that the home page shows. */
  readonly reviews: readonly FirestoreDocument[];
  /** What prices usually include; null if not set. */
  readonly price: FirestoreDocument | null;
  /** The offers of instalments; null if not set. */
  readonly finance: FirestoreDocument | null;
  /** The exchange rates with their day; null if not set. */
  readonly rates: FirestoreDocument['fields'] | null;
  /** Whether the stock is published as feeds. */
  readonly hasFeeds: boolean;
}

/** Fetches in batches: a car takes a few kB, a blog post up to hundreds. @throws LoadError */
export async function fetchStoredDocuments(): Promise<StoredDocuments> {
  const [visible, sold, blogs, newest, settings] = await Promise.all([
    fetchAll({ collection: 'Cars', where: [visibleFilter], limit: 300 }),
    fetchAll({ collection: 'Cars', where: [['Status', 'EQUAL', 'sold']], limit: 300 }),
    fetchAll({ collection: 'Blogs', limit: 50 }),
    fetchReviewDocuments(),
    fetchDocumentsById(
      'Settings',
      ['price', 'finance', 'feeds', 'import'],
      [...priceFields, ...offerFields, 'off', 'EUR', 'USD', 'day'],
    ),
  ]);
  // An older version did not hide sold cars; those are in both results.
  const cars = [...new Map([...visible, ...sold].map((car) => [car.id, car])).values()];
  const shown = new Set(toReviews(newest).map(({ id }) => id));
  const reviews = newest.filter(({ id }) => shown.has(id));
  return {
    cars,
    inspections: await fetchInspectionsOf(cars),
    blogs,
    reviews,
    price: settings.get('price') ?? null,
    finance: settings.get('finance') ?? null,
    rates: settings.get('import')?.fields ?? null,
    hasFeeds: settings.get('feeds')?.fields.off !== true,
  };
}

/** As a browser fetches a report: with the translations of its locale, if there are any. */
function inLocale({ Translations, ...fields }: Fields): Fields {
  if (!contentLocale) return fields;
  const own = parseMap(Translations)[contentLocale];
  return own ? { ...fields, Translations: { [contentLocale]: own } } : fields;
}

/** Fills the cache with these documents, so that prerendering makes no requests. */
export function seedCache({ cars, inspections, blogs, reviews, price, finance }: StoredDocuments): void {
  const addToCache = startCaching(Number.POSITIVE_INFINITY);
  const allCars = cars.map(({ id, fields }) => parseCar(id, fields));
  for (const car of allCars) addToCache(carKey(car.id), car);
  for (const { id, fields } of inspections) addToCache(inspectionKey(id), inLocale(fields));
  addToCache(stockKey, toStock(allCars.filter((car) => !car.hidden && isForSale(car))));
  addToCache(hasSoldKey, !allCars.every(isForSale));
  for (const { id, fields } of blogs) {
    const blog = parseBlog(id, fields);
    // Sanitise before serializing: stored HTML is untrusted.
    addToCache(blogKey(id), { ...blog, content: toTrustedBlogHtml(blog.content, isLoadable) });
  }
  const listed = blogs.map(({ id, fields: { content: _notInLists, ...fields } }) =>
    parseBlogSummary(id, fields),
  );
  addToCache(smallListKey, listed.sort(byNewestBlog));
  for (const [id, setting] of [
    ['price', price],
    ['finance', finance],
  ] as const)
    addToCache(settingKey(id), setting?.fields ?? null);
  addToCache(reviewsKey, toReviews(reviews));
}
