import { type SitePage, sitePages } from '../../../src/app/pages.ts';
import { parseCar } from '../../../src/data/public/carDocument.ts';
import { parseDate } from '../../../src/data/public/parseDate.ts';
import { type Car, isForSale } from '../../../src/model/car/car.ts';
import { hasStaticPage } from '../../../src/model/publishing.ts';
import { isInSitemap } from '../../../src/model/sitemap.ts';
import type { StoredDocuments } from './documents.ts';

type StoredDocument = StoredDocuments['cars'][number];

export interface StaticPage extends SitePage {
  /** Path below the locale's base. For the 404 page, any path without a route. */
  readonly path: string;
  /** Of its document; '' for a page without one. */
  readonly id: string;
  /** `updatedAt` of its document; null for an old document or a page without one. */
  readonly savedAt: Date | null;
  readonly inSitemap: boolean;
}

/**
 * The file of a page, such as about.html for /about: hosts serve it for that path without a redirect, and a folder's
 * index.html only for a path that ends with a slash.
 */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Every page with static HTML; the same for each locale. */
export function listPages({ cars, inspections, blogs }: StoredDocuments): readonly StaticPage[] {
  const now = new Date();
  const inspected = new Set(inspections.map(({ id }) => id));
  const documents = {
    cars: cars.map((car) => describeCar(car, (parsed) => isInSitemap(parsed, now))),
    // A report is saved together with its car.
    reports: cars.filter(({ id }) => inspected.has(id)).map((car) => describeCar(car, isForSale)),
    blogs: blogs.map(({ id, fields }) => ({ id, savedAt: parseDate(fields.updatedAt), inSitemap: true })),
  };
  return Object.values<SitePage>(sitePages).flatMap((page): readonly StaticPage[] => {
    const { html, isUnlisted = false } = page;
    const path = page.path.replace('*', '/404');
    if (html === 'page' || html === 'list')
      return [{ ...page, path, id: '', savedAt: null, inSitemap: !isUnlisted }];
    return documents[html]
      .filter(({ id }) => hasStaticPage(id))
      .map((document) => ({ ...page, ...document, path: path.replace(':id', document.id) }));
  });
}

function describeCar({ id, fields }: StoredDocument, isListed: (car: Car) => boolean) {
  const car = parseCar(id, fields, null);
  return { id, savedAt: parseDate(fields.updatedAt), inSitemap: isListed(car) };
}
