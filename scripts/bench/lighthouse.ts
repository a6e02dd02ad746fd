import { importTool } from '../checks/tools.ts';
import { blockingCpuTime, type TraceEvent } from './trace.ts';

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
  readonly details?: { readonly type: string; readonly items?: readonly unknown[] };
}

interface Lighthouse {
  readonly default: (
    url: string,
    options: { readonly port: number; readonly logLevel: 'error' },
  ) => Promise<LighthouseRun | undefined>;
}

interface LighthouseRun {
  readonly lhr: Report;
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}

export interface Figures {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly firstPaint: number;
  /** Largest contentful paint, milliseconds. */
  readonly lcp: number;
  /** Cumulative layout shift, a ratio. */
  readonly cls: number;
  /** Total blocking time, milliseconds. */
  readonly tbt: number;
  /** Total blocking time in CPU time, which other processes do not lengthen. */
  readonly cpuBlocking: number;
  /** Transferred KiB. */
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  /** Of the machine at that moment, by Lighthouse's own benchmark: about 1,500 on a laptop of 2020, more is faster. */
  readonly machine: number;
  readonly report: Report;
}

/** Measures `url` with an empty cache on a simulated phone (slow 4G), in the browser debugged on `port`. */
export async function measurePage(url: string, port: number): Promise<Figures> {
  const { report, events } = await visit(url, port);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    cpuBlocking: blockingCpuTime(events, slowdown),
    scripts: transferred(report, 'Script'),
    styles: transferred(report, 'Stylesheet'),
    fonts: transferred(report, 'Font'),
    machine: report.environment.benchmarkIndex,
    report,
  };
}

/** Retries: on a busy machine Chromium's trace sometimes lacks its beginning. */
const attempts = 3;

/** Lighthouse's CPU slowdown of a phone. */
const slowdown = 4;

interface Visit {
  readonly report: Report;
  readonly events: readonly TraceEvent[];
}

async function visit(url: string, port: number, attempt = 1): Promise<Visit> {
  const { default: lighthouse } = await importTool<Lighthouse>('lighthouse');
  const { lhr, artifacts } = (await lighthouse(url, { port, logLevel: 'error' })) ?? {};
  if (lhr && artifacts && !lhr.runtimeError) return { report: lhr, events: artifacts.Trace.traceEvents };
  if (attempt < attempts) return visit(url, port, attempt + 1);
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse measured nothing'}`);
}

/** Failed audits that affect a score, with Lighthouse's details. */
export function failedAudits({ report }: Figures): readonly string[] {
  const counted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(counted)]
    .map((id) => report.audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title }) => `${id}: ${title}`);
}

interface Transfer {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function transferred(report: Report, type: string): number {
  const { details } = report.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? (details.items as readonly Transfer[]) : [];
  const bytes = items.filter(({ resourceType }) => resourceType === type);
  return bytes.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
}
