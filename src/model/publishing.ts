/** What a build published of a document. */
export interface BuiltPage {
  /** When the document was saved last, in milliseconds; 0 where it does not say. */
  readonly version: number;
  /** In English; names a page whose document is gone. */
  readonly title: string;
}

type BuiltPages = Readonly<Record<string, BuiltPage>>;

/** The content of /build.json: when the build fetched its documents, and which of them have a static page, by id. */
export interface BuildReport {
  /** ISO 8601. */
  readonly time: string;
  readonly cars: BuiltPages;
  readonly blogs: BuiltPages;
}

/** The collections whose documents have static pages. */
export type PageKind = 'cars' | 'blogs';

/** A document as it is stored now. */
export interface CurrentPage {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly isPublic: boolean;
  readonly isSold: boolean;
  readonly soldAt: Date | null;
}

/** How a document differs from its static page. */
export type Change = 'hidden' | 'deleted' | 'new' | 'sold' | 'changed';

export interface Difference {
  readonly kind: PageKind;
  readonly id: string;
  readonly title: string;
  readonly change: Change;
}

/** Documents that are no longer public, but can still be read in their static pages, come first. */
export const changeOrder: readonly Change[] = ['hidden', 'deleted', 'new', 'sold', 'changed'];

/** An id that could leave its folder, or that addresses spell otherwise, has no static page: the shell answers. */
export function hasStaticPage(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

/** What a build published of a document, if anything. */
export function findBuiltPage(report: BuildReport, kind: PageKind, id: string): BuiltPage | undefined {
  return Object.hasOwn(report[kind], id) ? report[kind][id] : undefined;
}

export function findChange(built: BuiltPage | undefined, page: CurrentPage): Change | null {
  if (!hasStaticPage(page.id)) return null;
  if (!built) return page.isPublic ? 'new' : null;
  if (!page.isPublic) return 'hidden';
  if (built.version === page.version) return null;
  return page.isSold && (page.soldAt?.getTime() ?? page.version) > built.version ? 'sold' : 'changed';
}

/** Everything of a kind that differs from its static pages. */
export function findDifferences(
  kind: PageKind,
  report: BuildReport,
  pages: readonly CurrentPage[],
): readonly Difference[] {
  const current = new Set(pages.map(({ id }) => id));
  const changed = pages.flatMap((page): readonly Difference[] => {
    const change = findChange(findBuiltPage(report, kind, page.id), page);
    return change ? [{ kind, id: page.id, title: page.title, change }] : [];
  });
  const deleted = Object.entries(report[kind])
    .filter(([id]) => !current.has(id))
    .map(([id, { title }]): Difference => ({ kind, id, title, change: 'deleted' }));
  return [...changed, ...deleted].sort(
    (a, b) => changeOrder.indexOf(a.change) - changeOrder.indexOf(b.change),
  );
}

/** @throws where the content is not a build report, such as a page that answers for every unknown address */
export function parseBuildReport(content: unknown): BuildReport {
  const report = content as BuildReport | null;
  const isReport =
    typeof report?.time === 'string' &&
    !Number.isNaN(Date.parse(report.time)) &&
    [report.cars, report.blogs].every((pages) => typeof pages === 'object' && pages !== null);
  if (!isReport) throw new Error('/build.json has no build report.');
  return report;
}

/** Address of a Netlify build hook. */
export function isBuildHook(address: string): boolean {
  return /^https:\/\/api\.netlify\.com\/build_hooks\/[0-9a-f]{24}$/.test(address);
}

/** What staff set up and note about publishing, stored in Settings/publishing. */
export interface PublishingSettings {
  readonly hook: string;
  /** Deploys a month after which the button asks. */
  readonly limit: number;
  /** The month `count` belongs to, such as '2026-11'. */
  readonly month: string;
  readonly count: number;
  readonly requestedAt: Date | null;
  /** Account id. */
  readonly requestedBy: string;
}

/** How long the button rests after a request; the rules have the same number. */
export const restMs = 10 * 60 * 1000;
/** How long a build is waited for. */
export const waitMs = 15 * 60 * 1000;
export const defaultDeployLimit = 20;

export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

export function deploysThisMonth({ month, count }: PublishingSettings, now: Date): number {
  return month === monthOf(now) ? count : 0;
}

/** How long the button still rests, in milliseconds. */
export function restLeft({ requestedAt }: PublishingSettings, now: Date): number {
  return requestedAt ? Math.max(0, requestedAt.getTime() + restMs - now.getTime()) : 0;
}

/** Whether a requested build is not live yet: it is waited for, or late; null where none is due. */
export function pendingBuild(
  { requestedAt }: PublishingSettings,
  builtAt: Date | null,
  now: Date,
): 'waiting' | 'late' | null {
  if (!requestedAt || (builtAt && builtAt > requestedAt)) return null;
  return now.getTime() - requestedAt.getTime() < waitMs ? 'waiting' : 'late';
}
