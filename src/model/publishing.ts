import type { BuiltKey } from './collections.ts';
import type { Fields } from './text/parse.ts';

export interface BuiltPage {
  /** Time of the last change in milliseconds; 0 if unknown. */
  readonly version: number;
  /** In English, for pages of deleted documents. */
  readonly title: string;
}

type BuiltPages = Readonly<Record<string, BuiltPage>>;

/** The content of /build.json: pages by document id. Older builds lack what was added since. */
export interface BuildReport extends Readonly<Partial<Record<BuiltKey, BuiltPages>>> {
  /** When the documents were fetched (ISO 8601). */
  readonly time: string;
  readonly cars: BuiltPages;
  readonly blogs: BuiltPages;
  /** What prices included (`priceVersion`). */
  readonly price?: string;
  /** The offers of instalments (`financeVersion`). */
  readonly finance?: string;
}

export interface CurrentPage {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly isPublic: boolean;
  readonly isSold: boolean;
  readonly soldAt: Date | null;
}

/** Most urgent first: static pages that should not be public. */
export const changeOrder = ['hidden', 'deleted', 'new', 'sold', 'changed'] as const;

export type Change = (typeof changeOrder)[number];

export interface Difference {
  readonly kind: BuiltKey | 'price' | 'finance';
  readonly id: string;
  readonly title: string;
  readonly change: Change;
}

/** Other ids could be paths or be encoded in URLs; the app shell serves their pages. */
export function hasStaticPage(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

export function findBuiltPage(report: BuildReport, kind: BuiltKey, id: string): BuiltPage | undefined {
  const pages = report[kind] ?? {};
  return Object.hasOwn(pages, id) ? pages[id] : undefined;
}

export function findChange(built: BuiltPage | undefined, page: CurrentPage): Change | null {
  if (!hasStaticPage(page.id)) return null;
  if (!built) return page.isPublic ? 'new' : null;
  if (!page.isPublic) return 'hidden';
  if (built.version === page.version) return null;
  return page.isSold && (page.soldAt?.getTime() ?? page.version) > built.version ? 'sold' : 'changed';
}

export function findDifferences(
  kind: BuiltKey,
  report: BuildReport,
  pages: readonly CurrentPage[],
): readonly Difference[] {
  const built = report[kind];
  if (!built) return [];
  const current = new Set(pages.map(({ id }) => id));
  const changed = pages.flatMap((page): readonly Difference[] => {
    const change = findChange(findBuiltPage(report, kind, page.id), page);
    return change ? [{ kind, id: page.id, title: page.title, change }] : [];
  });
  const deleted = Object.entries(built)
    .filter(([id]) => !current.has(id))
    .map(([id, { title }]): Difference => ({ kind, id, title, change: 'deleted' }));
  return [...changed, ...deleted].sort(
    (a, b) => changeOrder.indexOf(a.change) - changeOrder.indexOf(b.change),
  );
}

/** Equal for equal price lines, in any order of fields. @param stored null if there are none */
export function priceVersion(stored: Fields | null): string {
  return JSON.stringify([stored?.until, Object.entries(stored?.lines ?? {}).sort()]);
}

/** Equal for equal offers of instalments. @param stored null if there are none */
export function financeVersion(stored: Fields | null): string {
  return JSON.stringify(stored?.rows ?? []);
}

/** Of settings that the pages of cars show. */
export function findSettingDifferences(
  built: BuildReport,
  stored: Readonly<Record<'price' | 'finance', Fields | null>>,
): readonly Difference[] {
  const current = { price: priceVersion(stored.price), finance: financeVersion(stored.finance) };
  return (['price', 'finance'] as const)
    .filter((kind) => built[kind] !== undefined && built[kind] !== current[kind])
    .map((kind) => ({ kind, id: kind, title: '', change: 'changed' }));
}

/** @throws if the content is not a build report, such as a page with status 200 for unknown URLs */
export function parseBuildReport(content: unknown): BuildReport {
  const report = content as BuildReport | null;
  const isReport =
    typeof report?.time === 'string' &&
    !Number.isNaN(Date.parse(report.time)) &&
    [report.cars, report.blogs].every((pages) => typeof pages === 'object' && pages !== null);
  if (!isReport) throw new Error('/build.json has no build report.');
  return report;
}

export function isBuildHook(address: string): boolean {
  return /^https:\/\/api\.netlify\.com\/build_hooks\/[0-9a-f]{24}$/.test(address);
}

/** Stored in Settings/publishing. */
export interface PublishingSettings {
  readonly hook: string;
  /** Asks for confirmation after this many deploys in a month. */
  readonly limit: number;
  /** Month of `count`, such as '2026-11'. */
  readonly month: string;
  readonly count: number;
  readonly requestedAt: Date | null;
  /** Account id. */
  readonly requestedBy: string;
}

/** Time between two requests; also in firestore.rules. */
export const requestIntervalMs = 10 * 60 * 1000;
/** Time after which a build is late. */
export const expectedBuildMs = 15 * 60 * 1000;
export const defaultDeployLimit = 20;

export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

export function deploysThisMonth({ month, count }: PublishingSettings, now: Date): number {
  return month === monthOf(now) ? count : 0;
}

/** Milliseconds until the next request is allowed. The server's time may be ahead of `now`. */
export function timeUntilNextRequest({ requestedAt }: PublishingSettings, now: Date): number {
  if (!requestedAt) return 0;
  const passed = Math.max(0, now.getTime() - requestedAt.getTime());
  return Math.max(0, requestIntervalMs - passed);
}

/** State of a requested build that is not live yet; null if there is none. */
export function pendingBuild(
  { requestedAt }: PublishingSettings,
  builtAt: Date | null,
  now: Date,
): 'waiting' | 'late' | null {
  if (!requestedAt || (builtAt && builtAt > requestedAt)) return null;
  return now.getTime() - requestedAt.getTime() < expectedBuildMs ? 'waiting' : 'late';
}
