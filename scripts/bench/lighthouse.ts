import { importTool } from '../checks/tools.ts';

/** The part of Lighthouse's report that is used here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Transfer[] };
}

/** Of the audit of requests. */
interface Transfer {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface Lighthouse {
  readonly default: (
    url: string,
    options: { readonly port: number; readonly logLevel: 'error' },
  ) => Promise<{ readonly lhr: Report } | undefined>;
}

export type Figures = Awaited<ReturnType<typeof measurePage>>;

/**
 * Measures `url` with an empty cache on a simulated phone (slow 4G), in the browser debugged on `port`. Scores are 0 to
 * 100, times milliseconds, sizes transferred KiB, and the layout shift a ratio.
 */
export async function measurePage(url: string, port: number) {
  const report = await visit(url, port);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    scripts: transferred(report, 'Script'),
    styles: transferred(report, 'Stylesheet'),
    fonts: transferred(report, 'Font'),
    /** By Lighthouse's own benchmark: about 1,500 on a laptop of 2020, more is faster. */
    machine: report.environment.benchmarkIndex,
    report,
  };
}

/** Retries: on a busy machine Chromium's trace sometimes lacks its beginning. */
const attempts = 3;

async function visit(url: string, port: number, attempt = 1): Promise<Report> {
  const { default: lighthouse } = await importTool<Lighthouse>('lighthouse');
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error' })) ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempt < attempts) return visit(url, port, attempt + 1);
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse measured nothing'}`);
}

/** Failed audits that affect a score, with Lighthouse's details. */
export function failedAudits({ report }: Figures): readonly string[] {
  const counted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(counted)]
    .flatMap((id) => report.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title }) => `${id}: ${title}`);
}

function transferred(report: Report, type: string): number {
  const { items = [] } = report.audits['network-requests']?.details ?? {};
  const transfers = items.filter(({ resourceType }) => resourceType === type);
  return transfers.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
}
